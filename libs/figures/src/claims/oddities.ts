import type { Place } from '../document/document';
import { type Clause, isOnly, isTerm } from './slot';

/** Words that were read but do not fit together. They count as unread. */
export const oddities = (clause: Clause): Place[] => [
  ...idleBases(clause),
  ...nested(clause),
  ...flows(clause),
  ...(clause.isSource ? [] : [...outdone(clause), ...ofOwn(clause), ...stacked(clause)]),
];

/** A base of comparison needs a change: 'revenue of $5 billion year over year' is unclear. */
function idleBases({ slots, cells, isSource }: Clause): Place[] {
  return slots.flatMap(({ at, role, moved, base, baseAt }) => {
    // A source adds ', flat with the year before'.
    const isAdded = isSource && cells[baseAt]?.segment !== cells[at]?.segment;
    const isIdle = base !== null && !isAdded && (role === 'level' || role === 'base') && moved === null;
    const item =
      isIdle && !slots.some((slot) => slot.role === 'change' || slot.role === 'multiple') && cells[baseAt]?.item;
    return item ? [{ from: item.from, to: item.to }] : [];
  });
}

/** 'twice $5 billion', 'half of $5 billion': the figure is not the value that is meant. */
function nested(clause: Clause): Place[] {
  return clause.slots.flatMap(({ at, figure }, index) => {
    const next = clause.slots[index + 1];
    if (!next || !isOnly(clause, [at, next.at], ['neutral', 'of', 'hedge'])) return [];
    const hasOf = clause.cells.some((_, between) => between > at && between < next.at && isTerm(clause, between, 'of'));
    return hasOf || next.at === at + 1 ? [placeOf(figure), placeOf(next.figure)] : [];
  });
}

/** 'Generated $5 billion in cash' is no balance. */
function flows({ cells, slots }: Clause): Place[] {
  const isBalance = slots.some(({ measures }) => measures?.some(({ kind }) => kind === 'balance'));
  if (!isBalance) return [];
  return cells.flatMap(({ item }) =>
    item.is === 'term' && item.term.is === 'verb' && item.term.flows ? [placeOf(item)] : [],
  );
}

/** 'Exceeded $5 billion by far, reaching $7 billion': the second is what is meant. */
function outdone({ slots }: Clause): Place[] {
  return slots.flatMap(({ role, hedge, figure }, index) => {
    const next = slots[index + 1];
    const isAgain = next?.role === 'level' && !next.measures && !next.time && next.part === undefined;
    return role === 'level' && hedge !== null && isAgain && next.figure.unit === figure.unit ? [placeOf(figure)] : [];
  });
}

/** 'A loss of 35% of its revenue': the part's, or the company's. */
function ofOwn({ cells, slots, part }: Clause): Place[] {
  if (part === undefined && slots.every((slot) => slot.part === undefined)) return [];
  return slots.flatMap(({ share }) => {
    const ownAt = share?.ownAt ?? -1;
    const item = cells[ownAt]?.item;
    return item && !isOfCompany(cells, ownAt) ? [placeOf(item)] : [];
  });
}

/** 'Lamps were 17% of Northwind's revenue and 58% of its profit': the company was named last. */
function isOfCompany(cells: Clause['cells'], at: number): boolean {
  const kinds = cells.slice(0, at).flatMap(({ item }) => (item.is === 'term' ? [item.term.is] : []));
  return kinds.lastIndexOf('company') > Math.max(kinds.lastIndexOf('part'), kinds.lastIndexOf('pronoun'));
}

/** 'Advertising services sales' are not those of the services. */
function stacked(clause: Clause): Place[] {
  return clause.cells.flatMap(({ item, segment }, at) => {
    const next = clause.cells[at + 1];
    const isStacked = item.is === 'term' && item.term.is === 'measure' && isTerm(clause, at + 1, 'part');
    return isStacked && next?.segment === segment && !next.item.isName ? [placeOf(item)] : [];
  });
}

const placeOf = ({ from, to }: Place): Place => ({ from, to });
