import { EVERYDAY } from '../lexicon/measures/everyday';
import type { Formula, MeasureKind } from '../lexicon/measures/measure';
import type { MeasureTerm, Sign, Term } from '../lexicon/words/entry';
import { hide, isMark, skipped } from './cells';
import { type Clause, isTerm, termAt } from './slot';

/** Measures that words make one figure of: 'operating cash flow less capital expenditures'. */
interface Expression {
  formula: Formula;
  kind: MeasureKind;
  /** The cell behind it. */
  end: number;
  /** Two measures are only listed: 'dividends and buybacks'. */
  isList: boolean;
  isComputed: boolean;
}

/** Replaces measures that are computed with by one that is computed from them, before the words are given to figures. */
export function readExpressions(clause: Clause): void {
  for (let at = 0; at < clause.cells.length; at++) {
    if (isTerm(clause, at, 'defined')) readDefinition(clause, at);
    else if (isTerm(clause, at, 'difference')) readDifference(clause, at);
    else if (clause.cells[at]?.item.is === 'figure') readExcess(clause, at);
    else if (isTerm(clause, at, 'measure', 'average', 'joined')) readExpression(clause, at);
  }
}

/** 'Free cash flow, defined as A less B,' and 'Return on assets (A over B)': the measure before it keeps its name. */
function readDefinition(clause: Clause, at: number): void {
  const found = expressionAt(clause, at + 1, true);
  const named = measureBefore(clause, at);
  // ', which is more than half of its sales'
  if (!found && clause.cells[at]?.item.key === 'which' && isFigureNext(clause, at + 1))
    return hide(clause, [at, at + 1]);
  if (!found || named < 0) return;
  if (!found.isComputed && !choose(clause, named, found.formula)) return;
  if (found.isComputed) define(clause, named, found.formula);
  hide(clause, [at, found.end]);
}

function isFigureNext(clause: Clause, from: number): boolean {
  let at = from;
  while (isTerm(clause, at, 'neutral', 'hedge')) at += 1;
  return clause.cells[at]?.item.is === 'figure';
}

function readExpression(clause: Clause, at: number): void {
  // 'Together, inventory and receivables were ...'
  const start = isTerm(clause, at, 'joined') ? at + (isMark(clause, at + 1, ',') ? 2 : 1) : at;
  const found = expressionAt(clause, start, false);
  if (!found?.isComputed) return;
  const [open, close] = [clause.cells[at - 1]?.item, clause.cells[skipped(clause, found.end)]?.item];
  const isApart = open?.is === 'mark' && close?.is === 'mark' && CLOSING.get(open.mark) === close.mark;
  const named = isApart ? measureBefore(clause, at - 1) : -1;
  if (named >= 0 && !found.isList) {
    define(clause, named, found.formula);
    return hide(clause, [at, found.end]);
  }
  if (found.isList) {
    const joined = start > at ? at : joinedBehind(clause, found.end);
    if (!isTerm(clause, joined, 'joined')) return;
    hide(clause, [joined, joined + 1]);
  }
  hide(clause, [at, found.end]);
  become(clause, at, found);
}

/** 'Dividends and buybacks together', or 'dividends and buybacks of $750 million combined'. */
function joinedBehind(clause: Clause, end: number): number {
  const joined = skipped(clause, end);
  if (isTerm(clause, joined, 'joined')) return joined;
  let figure = joined;
  while (isTerm(clause, figure, 'neutral', 'verb', 'of')) figure += 1;
  return clause.cells[figure]?.item.is === 'figure' ? skipped(clause, figure + 1) : -1;
}

/** 'The gap between A and B'. */
function readDifference(clause: Clause, at: number): void {
  const one = atomAt(clause, at + 1);
  const and = one && skipped(clause, one.end);
  const other = and && isTerm(clause, and, 'break') ? atomAt(clause, and + 1) : null;
  if (!one || !other) return;
  hide(clause, [at, other.end]);
  become(clause, at, { ...other, formula: { less: [one.formula, other.formula] } });
}

/** 'Current assets were $3 billion higher than current liabilities': the figure is what they differ by. */
function readExcess(clause: Clause, at: number): void {
  const [move, item] = [termAt(clause, at + 1), clause.cells[at]?.item];
  const isUp = move?.is === 'hedge' ? move.hedge === 'more than' : move?.is === 'move' && move.direction === 'up';
  const isDown = move?.is === 'hedge' ? move.hedge === 'less than' : move?.is === 'move' && move.direction === 'down';
  if (item?.is !== 'figure' || item.figure.unit !== 'money' || (!isUp && !isDown)) return;
  const than = move?.is === 'hedge' ? at + 2 : isTerm(clause, at + 2, 'base') ? at + 3 : -1;
  let named = at - 1;
  while (isTerm(clause, named, 'neutral', 'verb')) named -= 1;
  const [one, other] = [atomAt(clause, named), than < 0 ? null : atomAt(clause, than)];
  if (!one || !other) return;
  hide(clause, [at + 1, other.end]);
  become(clause, named, {
    ...one,
    formula: { less: isUp ? [one.formula, other.formula] : [other.formula, one.formula] },
  });
}

/** Measures with signs between them, from left to right; a list goes on with commas and 'and'. */
function expressionAt(clause: Clause, from: number, isDefinition: boolean): Expression | null {
  let left = atomAt(clause, from);
  if (!left) return null;
  for (let next = operatorAt(clause, left, isDefinition); next; next = operatorAt(clause, left, isDefinition)) {
    const right = atomAt(clause, next.end);
    if (!right) break;
    const { sign } = next;
    // 'A over B less C' has two readings.
    if (left.kind === 'rate') break;
    left = {
      formula: combine(left.formula, right.formula, sign),
      kind: sign === '/' ? 'rate' : left.kind,
      end: right.end,
      isList: next.isList || (left.isList && sign === '+'),
      isComputed: true,
    };
  }
  return inDays(clause, left);
}

/** 'average inventory over cost of sales, × 365'. */
function inDays(clause: Clause, ratio: Expression): Expression {
  const next = skipped(clause, ratio.end);
  const at = isMark(clause, next, ',') ? skipped(clause, next + 1) : next;
  if (ratio.kind !== 'rate' || !isTerm(clause, at, 'in days')) return ratio;
  return { ...ratio, formula: { days: ratio.formula }, kind: 'days', end: at + 1 };
}

function combine(one: Formula, other: Formula, sign: Sign): Formula {
  if (sign === '/') return { ratio: [one, other] };
  return sign === '-' ? { less: [one, other] } : { sum: [one, other] };
}

/** A measure, or its average. */
function atomAt(clause: Clause, from: number): Expression | null {
  let at = skipped(clause, from);
  // 'covered Northwind's interest expense'
  if (isTerm(clause, at, 'company')) at = skipped(clause, at + 1);
  const isAverage = isTerm(clause, at, 'average');
  if (isAverage) at = skipped(clause, at + 1);
  const term = termAt(clause, at);
  if (term?.is !== 'measure') return null;
  const [measure] = term.measures.filter(({ kind }) => kind !== 'rate' && kind !== 'per share');
  if (!measure) return null;
  const formula = measure.formula ?? measure.measure;
  return {
    formula: isAverage ? { average: formula } : formula,
    kind: measure.kind,
    end: at + 1,
    isList: false,
    isComputed: false,
  };
}

/** The sign behind an expression, and whether it only goes on with a list. */
function operatorAt(
  clause: Clause,
  { end }: Expression,
  isDefinition: boolean,
): { sign: Sign; end: number; isList: boolean } | null {
  let at = skipped(clause, end);
  const hasComma = isMark(clause, at, ',');
  if (hasComma) at = skipped(clause, at + 1);
  const sign = signOf(termAt(clause, at));
  if (sign) return { sign, end: at + 1, isList: false };
  if (isTerm(clause, at, 'break')) return { sign: '+', end: at + 1, isList: true };
  return hasComma && isDefinition ? { sign: '+', end: at, isList: true } : null;
}

const signOf = (term: Term | null): Sign | null => (term && 'sign' in term ? (term.sign ?? null) : null);

/** What ends that which a mark sets apart. */
const CLOSING = new Map([
  ['(', ')'],
  [',', ','],
  ['—', '—'],
  ['–', '–'],
]);

const APART = new Set([',', '(', '—', '–', '-']);

/** The measure that a definition behind it is of. */
function measureBefore(clause: Clause, from: number): number {
  let at = from - 1;
  for (; at >= 0; at--) {
    const item = clause.cells[at]?.item;
    if (item?.is === 'mark' ? !APART.has(item.mark) : !isTerm(clause, at, 'neutral', 'time', 'of')) break;
  }
  return isTerm(clause, at, 'measure') ? at : -1;
}

function define(clause: Clause, at: number, formula: Formula): void {
  const cell = clause.cells[at];
  if (cell?.item.is !== 'term' || cell.item.term.is !== 'measure') return;
  const measures = cell.item.term.measures.map((term): MeasureTerm => ({ ...term, formula }));
  cell.item = { ...cell.item, term: { is: 'measure', measures } };
}

/** 'Asset turnover, based on average total assets': of its definitions the one that has just that. */
function choose(clause: Clause, at: number, part: Formula): boolean {
  const term = termAt(clause, at);
  const [measure] = term?.is === 'measure' ? term.measures : [];
  const { is, also = [] } = EVERYDAY[measure?.measure ?? ''] ?? {};
  const chosen = is && [is, ...also].find((formula) => hasPart(formula, part));
  if (chosen) define(clause, at, chosen);
  return chosen !== undefined;
}

function hasPart(formula: Formula, part: Formula): boolean {
  if (JSON.stringify(formula) === JSON.stringify(part)) return true;
  if (typeof formula === 'string' || 'average' in formula || 'change' in formula) return false;
  return Object.values(formula)
    .flat()
    .some((one: Formula) => hasPart(one, part));
}

/** Puts a measure that is computed in the place of the first word that says it. */
function become(clause: Clause, at: number, { formula, kind }: Expression): void {
  const cell = clause.cells[at];
  if (!cell) return;
  const measure: MeasureTerm = { measure: COMPUTED, isLoss: false, kind, formula };
  const { from, to, key, isName } = cell.item;
  cell.item = { is: 'term', term: { is: 'measure', measures: [measure] }, from, to, key, isName };
  cell.isUsed = false;
}

/** The measure that has no name but what it is computed of. */
const COMPUTED = 'what is computed';
