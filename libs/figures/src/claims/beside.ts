import { outsideOf } from '../facts/composed-part';
import { drop } from './cells';
import { type Clause, isTerm, termAt } from './slot';

const RANKS = new Set('second third fourth fifth sixth'.split(' '));
const BEST = new Set('biggest largest smallest fastest best highest lowest richest oldest'.split(' '));
const HOLDERS = new Set('shareholder stockholder shareowner holder owner investor'.split(' '));

/** Words that mean nothing of their own where they stand beside certain others. */
export function readBeside(clause: Clause): void {
  const { cells } = clause;
  cells.forEach((cell, at) => {
    const { key } = cell.item;
    const next = cells[at + 1]?.item;
    // 'its third-biggest market', 'their first dividends'
    const isRank = RANKS.has(key) && BEST.has(next?.key ?? '');
    const isFirst = key === 'first' && isTerm(clause, at + 1, 'measure');
    // 'handed shareholders $5 billion'
    const isHolder = HOLDERS.has(key) && isSpending(clause, at - 1);
    // 'bought back $5 billion in shares'
    const isOwn = (key === 'share' || key === 'stock') && isBuyback(clause) && isTerm(clause, at - 1, 'of', 'neutral');
    if ((cell.item.is === 'unread' && (isRank || isFirst || isOwn)) || isHolder || isThroughout(clause, at))
      drop(clause, [at, at + 1]);
    if (key === 'outside') readOutside(clause, at);
    if (key === 'cost' && isPrice(clause, at)) {
      cell.item = { ...cell.item, is: 'term', term: { is: 'verb', spends: true } };
    }
  });
}

/** 'Outside of the United States' is the rest of the world. */
function readOutside(clause: Clause, at: number): void {
  let next = at + 1;
  while (isTerm(clause, next, 'of', 'neutral')) next += 1;
  const [term, cell] = [termAt(clause, next), clause.cells[next]];
  if (term?.is !== 'part' || !cell) return;
  cell.item = { ...cell.item, is: 'term', term: { is: 'part', part: outsideOf(term.part) } };
  drop(clause, [at, next]);
}

/** 'Over the first nine months, revenue rose 4%'; '3% over the year before' and '3% over 2023' compare. */
function isThroughout(clause: Clause, at: number): boolean {
  if (clause.cells[at]?.item.key !== 'over' || !isTerm(clause, at, 'hedge')) return false;
  let next = at + 1;
  while (isTerm(clause, next, 'neutral')) next += 1;
  const term = termAt(clause, next);
  if (term?.is !== 'time' || term.time.shift !== undefined) return false;
  return term.time.year === undefined || clause.slots.every((slot) => slot.at > at);
}

const isBuyback = ({ cells }: Clause): boolean =>
  cells.some(({ item }) => {
    const measures = item.is === 'term' && 'measures' in item.term ? item.term.measures : [];
    return measures?.some(({ measure }) => measure === 'share repurchases');
  });

function isSpending({ cells }: Clause, at: number): boolean {
  const item = cells[at]?.item;
  return item?.is === 'term' && item.term.is === 'verb' && item.term.spends === true;
}

/** 'Dividends cost Northwind $5 billion'; 'a cost of $5 billion' is a noun. */
function isPrice(clause: Clause, at: number): boolean {
  const isSubject = clause.cells.some((_, before) => before < at && isTerm(clause, before, 'measure'));
  let next = at + 1;
  while (isTerm(clause, next, 'company', 'pronoun', 'neutral', 'hedge')) next += 1;
  return isSubject && clause.cells[next]?.item.is === 'figure';
}
