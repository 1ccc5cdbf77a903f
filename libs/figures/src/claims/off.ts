import { neutralise } from './cells';
import { type Clause, isTerm } from './slot';

/** 'Off 17%' says that something fell; 'a coupon of 17% off' does not. */
export function readOff(clause: Clause): void {
  clause.cells.forEach((cell, at) => {
    let next = at + 1;
    while (isTerm(clause, next, 'hedge', 'neutral')) next += 1;
    const item = clause.cells[next]?.item;
    const isFall = item?.is === 'figure' && item.figure.unit === 'percent';
    if (cell.item.key !== 'off' || cell.item.is !== 'unread' || !isFall) return;
    cell.item = { ...cell.item, is: 'term', term: { is: 'move', direction: 'down' } };
  });
}

/** ', still a pup at $251 million': what a writer calls the subject before it. */
export function readNickname(clause: Clause): void {
  const { cells, slots } = clause;
  for (const { at } of slots) {
    let from = at - 1;
    while (isTerm(clause, from, 'hedge')) from -= 1;
    if (cells[from]?.item.key !== 'at') continue;
    let start = from - 1;
    while (cells[start]?.item.is === 'unread' && cells[start]?.item.isName === false) start -= 1;
    const isNoun = from - start > 1 && from - start < LONGEST;
    const isArticle = ['a', 'an'].includes(cells[start]?.item.key ?? '');
    let open = start - 1;
    while (isTerm(clause, open, 'neutral')) open -= 1;
    const isApart = cells[open]?.item.is === 'mark' && isTerm(clause, open - 1, 'part', 'measure', 'noun');
    if (!isNoun || !isArticle || !isApart) continue;
    neutralise(clause, [start + 1, from]);
  }
}

const LONGEST = 4;
