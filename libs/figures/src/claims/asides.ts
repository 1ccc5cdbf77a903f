import { drop } from './cells';
import { isOfSomething, leaveOut, saysAlone } from './leave-out';
import { WEIGHTY } from './statement';
import { type Clause, isTerm, termAt } from './slot';

const WEIGHTY_IN_ASIDE = new Set<string>([...WEIGHTY, 'aside']);
/** What a source tells of reasons, times and others is not what its figure is of. */
export const WEIGHTY_OF_SOURCE: ReadonlySet<string> = new Set(['scope', 'basis', 'as share', 'every dollar']);
/** What brought a change about may be anybody's doing. */
const WEIGHTY_CAUSE = new Set([...WEIGHTY_IN_ASIDE].filter((kind) => kind !== 'other' && kind !== 'base'));

/** What 'because' tells of another time is the reason, and not when the figure is of. */
const WEIGHTY_REASON = new Set([...WEIGHTY_IN_ASIDE].filter((kind) => kind !== 'time'));

/** Marks the words of asides as read: nothing that they say changes a figure. */
export function readAsides(clause: Clause): void {
  for (let at = 0; at < clause.cells.length; at++) {
    const term = termAt(clause, at);
    const isLeading = !clause.slots.some((slot) => slot.at < at);
    if (term?.is === 'scope' && term.mayList && clause.isSource && lists(clause, at)) drop(clause, [at, at + 1]);
    if (term?.is === 'aside' && term.mayRole && isRole(clause, at)) continue;
    if (term?.is !== 'aside') continue;
    if (!isLeading || term.mayLead) skip(clause, at, isLeading);
    if (term.isSoft) drop(clause, [at, at + 1]);
  }
  skipMain(clause);
  if (!clause.isSource) leaveOut(clause);
}

/** ', including $440 million of share repurchases': a figure of another measure than what includes it. */
function lists(clause: Clause, at: number): boolean {
  const end = endOfSegment(clause, at);
  const kinds = clause.cells.slice(at + 1, end).map(({ item }) => (item.is === 'term' ? item.term.is : item.is));
  const hasFigure = clause.slots.some((slot) => slot.at < at) && kinds.includes('figure');
  return hasFigure && kinds.includes('measure');
}

/** '25 cents as profit': what a figure is of, not an aside. */
function isRole(clause: Clause, at: number): boolean {
  let next = at + 1;
  while (isTerm(clause, next, 'neutral')) next += 1;
  const cell = clause.cells[at];
  let end = next + 1;
  // 'as dividends in 2024'
  while (isTerm(clause, end, 'of', 'time', 'neutral')) end += 1;
  const isLast = !clause.cells[end] || clause.cells[end]?.item.is === 'mark';
  if (!isTerm(clause, next, 'measure') || !isLast || cell?.item.is !== 'term') return false;
  cell.item = { ...cell.item, term: { is: 'of' } };
  return true;
}

/** To the end of its segment, and of the list that it opens, where no figure stands in it. */
function skip(clause: Clause, from: number, isLeading: boolean): void {
  const term = termAt(clause, from);
  const isCause = term?.is === 'aside' && term.mayLead === true;
  const isReason = !isLeading && clause.cells[from]?.item.key === 'because';
  const ofDraft = isCause ? WEIGHTY_CAUSE : isReason ? WEIGHTY_REASON : WEIGHTY_IN_ASIDE;
  const weighty = clause.isSource ? WEIGHTY_OF_SOURCE : ofDraft;
  let start = from;
  let to = endOfSegment(clause, from);
  if (!clause.isSource && saysAlone(clause, [from, to])) return;
  if (term?.is === 'aside' && term.isSoft && !clause.isSource && isOfSomething(clause, from + 1, to)) return;
  if (!isHarmless(clause, [from + 1, to], weighty)) {
    // ', driven by a 6% decline of volumes' tells of another figure.
    if (clause.isSource && hasOwnFigure(clause, [from, to])) drop(clause, [from, from + 1]);
    return;
  }
  do {
    drop(clause, [start, to]);
    start = to;
    to = endOfSegment(clause, start);
  } while (to > start && goesOn(clause, start, isLeading) && isHarmless(clause, [start, to], weighty));
}

function hasOwnFigure(clause: Clause, [from, to]: readonly [number, number]): boolean {
  const kinds = clause.cells.slice(from, to).map(({ item }) => (item.is === 'term' ? item.term.is : item.is));
  return kinds.includes('figure') && (kinds.includes('measure') || kinds.includes('unread'));
}

function endOfSegment({ cells }: Clause, from: number): number {
  let to = from + 1;
  while (cells[to] && cells[to]?.segment === cells[from]?.segment) to += 1;
  return cells[from] ? to : from;
}

/** ', the App Store and cloud' goes on with a list; ', in Europe' does not. */
function goesOn(clause: Clause, opener: number, isLeading: boolean): boolean {
  const item = clause.cells[opener]?.item;
  const isList = item?.is === 'mark' ? item.mark === ',' && !isLeading : isTerm(clause, opener, 'break');
  return isList && !isTerm(clause, opener + 1, 'of', 'break');
}

function isHarmless(
  clause: Clause,
  [from, to]: readonly [number, number],
  weighty: ReadonlySet<string> = WEIGHTY_IN_ASIDE,
): boolean {
  return clause.cells
    .slice(from, to)
    .every(({ item }) => item.is !== 'figure' && !(item.is === 'term' && weighty.has(item.term.is)));
}

/** 'With revenue of $5 billion, the company has room to act': the main clause says nothing of the figure. */
function skipMain(clause: Clause): void {
  const [slot] = clause.slots;
  const start = slot && clause.cells.findIndex((_, at) => at > slot.at && isTerm(clause, at, 'company'));
  if (!slot || !start || start < 0 || !isTerm(clause, 0, 'break')) return;
  const { segment } = clause.cells[start] ?? {};
  const isFirst = clause.cells.every((cell, at) => cell.segment !== segment || at >= start || cell.item.is === 'mark');
  if (!isFirst || segment === clause.cells[slot.at]?.segment) return;
  if (isHarmless(clause, [start, clause.cells.length])) {
    drop(clause, [start, clause.cells.length]);
  }
}
