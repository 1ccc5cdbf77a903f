/** @typedef {import('./filing.mjs').Filing} Filing */
/** @typedef {import('./filing.mjs').Fact} Fact */

const DAY_MS = 86_400_000;
const ORDINALS = { Q1: 'first', Q2: 'second', Q3: 'third' };
const MONTHS = { 2: 'six', 3: 'nine' };

/**
 * @typedef {object} Time  A period or a day in words that a reader of this filing would use.
 * @property {(fact: Pick<Fact, 'start' | 'end'>) => boolean} has
 * @property {string[]} names  As they end a sentence: 'in the quarter'.
 */

/** How long a period lasts, in days; 0 for a day. @param {Pick<Fact, 'start' | 'end'>} fact */
function daysOf({ start, end }) {
  return start === null ? 0 : Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
}

/** @param {string} day */
const longDay = (day) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });

/** How many days two dates are apart. @param {string} a @param {string} b */
const apart = (a, b) => Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS;

/** Whether a day is that of a year before another, in a calendar of weeks as well. @param {string} day @param {string} of */
const isYearBefore = (day, of) => Math.abs(apart(day, of) - 365) <= 8 && day < of;

/**
 * The times that claims are made about: the reported one, that of the year before, and where there is one the year to date.
 * @param {Filing} filing
 * @returns {{ main: Time, before: Time, yearToDate: Time | null, day: Time }}
 */
export function timesOf(filing) {
  const { form, fiscalYear: year, fiscalPeriod, end } = filing;
  const isAnnual = form.startsWith('10-K');
  const isMain = (/** @type {Pick<Fact, 'start' | 'end'>} */ fact) =>
    isAnnual ? Math.abs(daysOf(fact) - 365) <= 10 : Math.abs(daysOf(fact) - 91) <= 9;
  const quarter = ORDINALS[/** @type {keyof typeof ORDINALS} */ (fiscalPeriod)] ?? '';
  const count = MONTHS[/** @type {keyof typeof MONTHS} */ (Number(fiscalPeriod[1]))];
  const names = isAnnual
    ? [
        `in fiscal ${year}`,
        'in the year',
        `for the year ended ${longDay(end)}`,
        `in fiscal year ${year}`,
        'for the full year',
      ]
    : [
        'in the quarter',
        `in the ${quarter} quarter`,
        `for the three months ended ${longDay(end)}`,
        `in the ${quarter} quarter of fiscal ${year}`,
        'for the quarter',
      ];
  return {
    main: { has: (fact) => fact.end === end && isMain(fact), names },
    before: {
      has: (fact) => isYearBefore(fact.end, end) && isMain(fact),
      names: isAnnual
        ? [`in fiscal ${year - 1}`, 'a year earlier']
        : ['a year earlier', `in the ${quarter} quarter of fiscal ${year - 1}`],
    },
    yearToDate:
      isAnnual || !count
        ? null
        : {
            has: (fact) => fact.end === end && daysOf(fact) > 150 && daysOf(fact) < 290,
            names: [`in the first ${count} months of the fiscal year`, `for the ${count} months ended ${longDay(end)}`],
          },
    day: {
      has: (fact) => fact.start === null && fact.end === end,
      names: [
        `as of ${longDay(end)}`,
        isAnnual ? 'at the end of the year' : 'at the end of the quarter',
        `on ${longDay(end)}`,
      ],
    },
  };
}
