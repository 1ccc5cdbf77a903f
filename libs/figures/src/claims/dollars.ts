import type { MeasureTerm } from '../lexicon/words/entry';
import { drop, hide, isMark } from './cells';
import { type Clause, isTerm, type Slot, termAt } from './slot';
import { REVENUE } from './subject-of';

/** What one of many dollars is taken of: 'of each services dollar', 'of every $100 that it takes in'. */
interface Whole {
  measures: readonly MeasureTerm[] | null;
  part: string | null;
  dollars: number;
  /** The cell behind it. */
  end: number;
  /** The company is named: its whole, not that of the part that is spoken of. */
  isOfCompany: boolean;
}

/** '27 cents of every dollar it brings in': a share, of sales where no word says of what. */
export function readDollars(clause: Clause): void {
  for (let at = 0; at < clause.cells.length; at++) {
    if (!isTerm(clause, at, 'every dollar')) continue;
    const whole = wholeAt(clause, at + 1);
    const slot = whole && slotBeside(clause, at, whole.end);
    if (!whole || !slot) continue;
    slot.role = 'share';
    slot.share = {
      of: whole.measures ?? REVENUE,
      part: whole.part,
      dollars: whole.dollars,
      isOwn: !whole.isOfCompany && whole.part === null,
      isDefault: whole.measures === null,
    };
    if (whole.part !== null) slot.part = whole.part;
    clause.slots = clause.slots.filter((one) => one === slot || one.at < at || one.at >= whole.end);
    drop(clause, [at, whole.end]);
  }
}

function wholeAt(clause: Clause, from: number): Whole | null {
  const whole: Whole = { measures: null, part: null, dollars: 0, end: from, isOfCompany: false };
  for (let at = from; at < clause.cells.length; at++) {
    const { item } = clause.cells[at] ?? {};
    const term = termAt(clause, at);
    if (item?.is === 'figure') {
      const { unit, value, isBare } = item.figure;
      if (whole.dollars > 0 || unit !== 'money' || isBare || !ROUND.has(value)) break;
      whole.dollars = value;
    } else if (term?.is === 'dollar' && whole.dollars === 0) whole.dollars = 1;
    else if (term?.is === 'measure' && !whole.measures) whole.measures = term.measures;
    else if (term?.is === 'part' && whole.part === null && whole.dollars === 0) whole.part = term.part;
    else if (term?.is === 'company') whole.isOfCompany = true;
    else if (term?.is === 'verb' && term.measures && whole.dollars > 0) whole.measures ??= term.measures;
    else if (term?.is !== 'neutral' && term?.is !== 'of' && term?.is !== 'pronoun') break;
    if (isEnd(clause, at)) whole.end = at + 1;
    if (term?.is === 'measure' && whole.dollars > 0) break;
  }
  return whole.dollars > 0 ? whole : null;
}

const ROUND = new Set([1, 10, 100, 1000]);

/** Linking words at the end belong to what follows: 'of each dollar as profit'. */
const isEnd = (clause: Clause, at: number): boolean =>
  clause.cells[at]?.item.is === 'figure' || isTerm(clause, at, 'dollar', 'measure', 'part', 'verb');

/** The amount that is taken of the dollar: the one before it, or, where the sentence begins with it, the next one. */
function slotBeside({ slots, cells }: Clause, at: number, end: number): Slot | undefined {
  const isFree = ({ figure, share }: Slot) =>
    share === null && ((figure.unit === 'money' && !figure.isBare) || figure.unit === 'percent');
  const segment = cells[at]?.segment;
  const last = slots.findLast((slot) => slot.at < at && cells[slot.at]?.segment === segment);
  if (last) return isFree(last) ? last : undefined;
  const next = slots.find((slot) => slot.at >= end);
  return next && isFree(next) ? next : undefined;
}

/** 'Everything Apple takes in', 'what it sells': its revenue. */
export function readAllThat(clause: Clause): void {
  clause.cells.forEach((cell, at) => {
    if (!ALL.has(cell.item.key) || !isTerm(clause, at - 1, 'of', 'hedge', 'neutral', 'as share')) return;
    let next = at + 1;
    while (isTerm(clause, next, 'company', 'pronoun', 'neutral')) next += 1;
    const verb = termAt(clause, next);
    const hasOwner = clause.cells
      .slice(at + 1, next)
      .some(({ item }) => item.is === 'term' && item.term.is !== 'neutral');
    if (!hasOwner || verb?.is !== 'verb' || !verb.measures?.some(({ measure }) => measure === 'revenue')) return;
    if (
      clause.cells[next + 1] &&
      !isMark(clause, next + 1, ',') &&
      !isTerm(clause, next + 1, 'time', 'break', 'of', 'neutral')
    )
      return;
    hide(clause, [at, next + 1]);
    cell.item = { ...cell.item, is: 'term', term: { is: 'measure', measures: REVENUE } };
    cell.isUsed = false;
  });
}

const ALL = new Set(['everything', 'what', 'all']);
