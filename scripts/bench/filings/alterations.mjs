import { MEASURES, REVENUE } from './measures.mjs';
import { says } from './numbers.mjs';

/** @typedef {import('./claims.mjs').Statement} Statement */
/** @typedef {{ what: string, figure?: string, change?: number, other?: string }} Altered */

/**
 * Ways to make a statement false that a careless writer, or a model, takes. What comes out true by chance is left out.
 * @param {Statement} statement
 * @param {import('./claims.mjs').Facts} facts
 * @param {() => number} roll
 * @returns {Altered[]}
 */
export function alterations(statement, facts, roll) {
  const { kind, figure, known, change } = statement;
  const { measure } = known;
  const digit = { what: 'digit', figure: otherDigit(figure, roll) };
  if (kind === 'change') {
    const others = MEASURES.filter(({ kind }) => kind === 'flow').flatMap((one) => {
      const [now, then] = [facts.main(one), facts.before(one)];
      return one !== measure && now && then && then.value > 0 && now.value > 0 ? [now.value / then.value - 1] : [];
    });
    return [digit, { what: 'direction', change: -(change ?? 0) }, ...measureFor(others)];
  }
  if (kind === 'share') {
    const base = facts.main(REVENUE);
    const others = MEASURES.flatMap((one) => {
      const other = facts.main(one);
      return one.kind === 'flow' && one !== measure && other && base && other.value > 0 && other.value < base.value
        ? [other.value / base.value]
        : [];
    });
    return [digit, ...measureFor(others)];
  }
  if (!measure) return [digit];
  const print = (/** @type {import('./claims.mjs').Known | null} */ one) =>
    one && !says(figure, one.value) ? facts.printed({ ...one, measure }) : null;
  const another = pick(
    MEASURES.filter((one) => one.kind === measure.kind && one !== measure)
      .map((one) => facts.main(one))
      .filter((one) => one !== null && one.value > 0),
    roll,
  );
  const parts = facts.parts().filter(({ fact }) => fact !== known.fact);
  const isBalance = measure.kind === 'balance';
  /** @type {[string, string | null][]} */
  const others = [
    ['scale', otherScale(figure)],
    [
      'last year',
      print(isBalance ? facts.earlierDay(measure, known.fact) : kind === 'part' ? null : facts.before(measure)),
    ],
    ['year to date', kind === 'part' ? null : print(facts.yearToDate(measure))],
    ['another measure', kind === 'part' ? null : print(another)],
    [kind === 'part' ? 'another part' : 'part for the whole', measure === REVENUE ? print(pick(parts, roll)) : null],
  ];
  const altered = [digit, ...others.flatMap(([what, figure]) => (figure ? [{ what, figure }] : []))];
  return altered.filter(({ figure }) => !says(figure, known.value));

  /** @param {number[]} shares @returns {Altered[]} */
  function measureFor(shares) {
    const share = pick(
      shares.filter((share) => Math.abs(Math.abs(share) - parseFloat(figure) / 100) > 0.015),
      roll,
    );
    if (share === null) return [];
    return [
      { what: 'another measure', figure: `${Math.round(Math.abs(share) * 100)}%`, ...(change && { change: share }) },
    ];
  }
}

/** @template T @param {T[]} from @param {() => number} roll @returns {T | null} */
function pick(from, roll) {
  return from[Math.floor(roll() * from.length)] ?? null;
}

/** Another digit in the place of one, never a zero in front. @param {string} figure @param {() => number} roll */
export function otherDigit(figure, roll) {
  const places = [...figure.matchAll(/\d/g)].map(({ index }) => index);
  const place = pick(places, roll) ?? 0;
  const digit = Number(figure[place]);
  const other = (digit + 1 + Math.floor(roll() * 8)) % 10 || (digit === 1 ? 2 : 1);
  return figure.slice(0, place) + other + figure.slice(place + 1);
}

/** @param {string} figure */
function otherScale(figure) {
  if (figure.includes(' billion')) return figure.replace(' billion', ' million');
  return figure.includes(' million') ? figure.replace(' million', ' billion') : null;
}
