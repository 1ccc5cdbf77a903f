import type { MeasureTerm } from '../lexicon/words/entry';
import { hide, isMark, skipped } from './cells';
import { atomAt, type Expression, expressionAt } from './expression-at';
import { define, measureBefore, readDefinition } from './read-definition';
import { type Clause, isTerm, termAt } from './slot';

/** Replaces measures that are computed with by one that is computed from them, before the words are given to figures. */
export function readExpressions(clause: Clause): void {
  for (let at = 0; at < clause.cells.length; at++) {
    if (isTerm(clause, at, 'defined')) readDefinition(clause, at);
    else if (isTerm(clause, at, 'difference')) readDifference(clause, at);
    else if (clause.cells[at]?.item.is === 'figure') readExcess(clause, at);
    else if (isTerm(clause, at, 'measure', 'average', 'joined')) readExpression(clause, at);
  }
}

function readExpression(clause: Clause, at: number): void {
  // 'Together, inventory and receivables were ...'
  const start = isTerm(clause, at, 'joined') ? at + (isMark(clause, at + 1, ',') ? 2 : 1) : at;
  const found = expressionAt(clause, start, false);
  if (!found?.isComputed) return hideJoined(clause, at);
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

/** 'Cash and marketable securities together' is one measure, which is a sum by its name. */
function hideJoined(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  const isSum = term?.is === 'measure' && term.measures.every(({ measure }) => measure.includes(' and '));
  if (isSum && isTerm(clause, at + 1, 'joined')) hide(clause, [at + 1, at + 2]);
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

/** What ends that which a mark sets apart. */
const CLOSING = new Map([
  ['(', ')'],
  [',', ','],
  ['—', '—'],
  ['–', '–'],
]);

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
