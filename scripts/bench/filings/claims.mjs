import { createHash } from 'node:crypto';
import { alterations, otherDigit } from './alterations.mjs';
import { computedOf } from './derived.mjs';
import { DERIVED_WORDINGS } from './derived-wordings.mjs';
import { MEASURES, REVENUE } from './measures.mjs';
import { bigNumber, percent, perShare } from './numbers.mjs';
import { timesOf } from './periods.mjs';
import { WORDINGS } from './wordings.mjs';

/** @typedef {import('./filing.mjs').Filing} Filing */
/** @typedef {import('./filing.mjs').Fact} Fact */
/** @typedef {import('./measures.mjs').Measure} Measure */
/**
 * A sentence with one figure that is judged. `what` says how it was altered; null where it is true.
 * @typedef {{ text: string, figure: string, from: number, kind: string, what: string | null }} Claim
 */
/**
 * A true statement before it is worded.
 * @typedef {object} Statement
 * @property {string} kind  One of the wordings.
 * @property {string} name
 * @property {boolean} isPlural
 * @property {string} time
 * @property {string} figure
 * @property {string} [other]  The other true figure of a pair.
 * @property {number} [change]  Its sign is the direction.
 * @property {string} [part]
 * @property {Known} known  What it is made of.
 */
/** @typedef {{ measure: Measure | null, fact: Fact, value: number }} Known */

const PARTS = 8;
const AXES = /:(?:ProductOrServiceAxis|StatementBusinessSegmentsAxis|StatementGeographicalAxis)$/;

/**
 * True sentences about what a filing tags, and altered ones. The same filing always gives the same sentences.
 * @param {Filing} filing
 * @returns {Claim[]}
 */
export function claimsOf(filing) {
  const roll = rolls(filing.name);
  const facts = index(filing, roll);
  const turns = new Map();
  const nextOf = (/** @type {string} */ kind, /** @type {string[]} */ wordings = []) => {
    const turn = turns.get(kind) ?? Math.floor(roll() * wordings.length);
    turns.set(kind, turn + 1);
    return wordings[turn % wordings.length] ?? '';
  };
  const told = facts.statements().flatMap((statement) => {
    const wording = nextOf(statement.kind, WORDINGS[statement.kind]);
    const truth = word(wording, statement, filing, null);
    const altered = alterations(statement, facts, roll).flatMap(({ what, ...changed }) => {
      const claim = word(wording, { ...statement, ...changed }, filing, what);
      return claim.text === truth.text ? [] : claim;
    });
    return [truth, ...altered];
  });
  const computed = computedOf(filing).flatMap(({ kind, words, figure, altered }) => {
    const wording = nextOf(kind, DERIVED_WORDINGS[kind]);
    const all = { C: companyOf(filing.company), T: `in fiscal ${filing.fiscalYear}`, was: 'was', ...words };
    const digit = { what: 'digit', figure: otherDigit(figure, roll) };
    return [{ what: null, figure }, digit, ...altered].map(({ what, figure: shown }) =>
      fill(wording, all, { figure: shown, kind, what }),
    );
  });
  return [...told, ...computed];
}

/** @param {string} wording @param {Statement} statement @param {Filing} filing @param {string | null} what @returns {Claim} */
function word(wording, statement, filing, what) {
  const { name, figure, other = '', time, isPlural, part = '', kind, change = 0 } = statement;
  const words = {
    N: name,
    W: other,
    T: time,
    C: companyOf(filing.company),
    P: part,
    D: change < 0 ? 'fell' : 'rose',
    M: change < 0 ? 'down' : 'up',
    was: isPlural ? 'were' : 'was',
  };
  return fill(wording, words, { figure, kind, what });
}

/** @param {string} wording @param {Record<string, string>} words @param {Pick<Claim, 'figure' | 'kind' | 'what'>} claim @returns {Claim} */
function fill(wording, words, { figure, kind, what }) {
  const MARK = '\u0000';
  const filled = wording.replace(/\b(?:[ABCDMNPRTVWY]|was)\b/g, (key) => (key === 'V' ? MARK : (words[key] ?? key)));
  const said = filled.replace(/'s the /, "'s ");
  const sentence = said[0]?.toUpperCase() + said.slice(1);
  const from = sentence.indexOf(MARK);
  return { text: sentence.replace(MARK, figure), figure, from, kind, what };
}

/** 'AMAZON.COM, INC.' as people write it. @param {string} registrant */
function companyOf(registrant) {
  const short = registrant.replace(/,? (?:INC|CORP|CO|INCORPORATED|CORPORATION|COMPANY|PLC)\.?$/i, '');
  return short === short.toUpperCase() ? short.toLowerCase().replace(/\b\w/g, (letter) => letter.toUpperCase()) : short;
}

/** Numbers from 0 to 1 that only a name decides. @param {string} name */
function rolls(name) {
  let state = createHash('sha256').update(name).digest().readUInt32LE();
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @typedef {ReturnType<typeof index>} Facts */

/** @param {Filing} filing @param {() => number} roll */
function index(filing, roll) {
  const times = timesOf(filing);
  const plain = filing.facts.filter(({ members, value }) => members.length === 0 && value !== 0);

  /** The one value of a measure at a time; null where there is none, or two. @param {Measure} measure @param {(fact: Fact) => boolean} isThen @returns {Known | null} */
  const at = (measure, isThen) => {
    for (const concept of measure.concepts) {
      const found = plain.filter((fact) => fact.concept === `us-gaap:${concept}` && isThen(fact));
      const [fact] = found;
      if (fact && found.every(({ value }) => value === fact.value)) return { measure, fact, value: fact.value };
    }
    return null;
  };
  const known = {
    main: (/** @type {Measure} */ measure) => at(measure, measure.kind === 'balance' ? times.day.has : times.main.has),
    before: (/** @type {Measure} */ measure) => at(measure, times.before.has),
    yearToDate: (/** @type {Measure} */ measure) => (times.yearToDate ? at(measure, times.yearToDate.has) : null),
    earlierDay: (/** @type {Measure} */ measure, /** @type {Fact} */ now) =>
      at(measure, (fact) => fact.start === null && fact.end < now.end),
    parts: () => partsOf(filing, times.main.has),
  };

  const pick = (/** @type {string[]} */ from) => from[Math.floor(roll() * from.length)] ?? '';
  /** @param {Known} one */
  const printed = ({ measure, value }) =>
    measure?.kind === 'per share' ? perShare(value) : bigNumber(value, measure?.kind === 'shares' ? '' : '$', roll());
  /** @param {string} kind @param {Known} one @param {Partial<Statement>} [more] @returns {Statement} */
  const statement = (kind, one, more) => ({
    kind,
    name: nameOf(one, pick),
    isPlural: one.value >= 0 && one.measure?.isPlural === true,
    time: pick(one.measure?.kind === 'balance' ? times.day.names : times.main.names),
    figure: printed(one),
    known: one,
    ...more,
  });
  const shown = MEASURES.flatMap((measure) => {
    const one = known.main(measure);
    return one && (one.value > 0 || measure.loss) ? [{ measure, one }] : [];
  });

  return {
    ...known,
    printed,
    statements: () =>
      shown
        .flatMap(({ measure, one }) => {
          const before = known.before(measure);
          const isSame = before !== null && before.value > 0 && one.value > 0;
          const change = isSame ? one.value / before.value - 1 : 0;
          const base = known.main(REVENUE)?.value ?? 0;
          const kind = measure.kind;
          const isShare = kind === 'flow' && measure !== REVENUE && one.value > 0 && base > one.value;
          return [
            statement(kind, one),
            ...(kind === 'flow' || kind === 'balance' || kind === 'per share' ? [statement(kind, one)] : []),
            ...(isSame && kind === 'flow' ? [statement('pair', one, { other: printed(before) })] : []),
            ...(isSame && Math.abs(change) >= 0.015 && Math.abs(change) < 3
              ? [statement('change', one, { figure: percent(change, roll()), change })]
              : []),
            ...(isShare && one.value / base > 0.015
              ? [statement('share', one, { figure: percent(one.value / base, roll()) })]
              : []),
          ];
        })
        .concat(known.parts().map(({ part, ...one }) => statement('part', one, { part }))),
  };
}

/** @param {Known} one @param {(from: string[]) => string} pick */
function nameOf({ measure, value }, pick) {
  if (value < 0 && measure?.loss) return measure.loss;
  return pick(measure?.names ?? []);
}

/**
 * The parts of the revenue that a row names as their tag does: 'iPhone' for aapl:IPhoneMember.
 * @param {Filing} filing
 * @param {(fact: Fact) => boolean} isThen
 * @returns {(Known & { part: string })[]}
 */
function partsOf({ facts }, isThen) {
  const letters = (/** @type {string} */ text) => text.toLowerCase().replace(/[^a-z]/g, '');
  /** @type {Map<string, Known & { part: string }>} */
  const parts = new Map();
  for (const fact of facts) {
    const [[axis, member] = ['', ''], ...others] = fact.members;
    const isRevenue = REVENUE.concepts.some((concept) => fact.concept === `us-gaap:${concept}`);
    if (!isRevenue || others.length > 0 || !AXES.test(axis) || !isThen(fact) || fact.value <= 0) continue;
    const name = letters(member.replace(/^.*:/, '').replace(/(?:Segment)?Member$/, ''));
    const label = fact.label.replace(/(?:\(\w\)|:)$/, '').trim();
    if (label.length > 40 || letters(label) !== name || name === 'product' || name === 'service') continue;
    parts.set(name, { part: label, measure: REVENUE, fact, value: fact.value });
  }
  return [...parts.values()].slice(0, PARTS);
}
