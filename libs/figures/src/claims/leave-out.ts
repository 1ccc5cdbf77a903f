import type { Term } from '../lexicon/words/entry';
import { drop } from './cells';
import { type Clause, isTerm } from './slot';
import { BESIDE, isActing, isHarmless, isParticiple, isStatement, WEIGHTY } from './statement';

/**
 * Leaves out segments without a figure that cannot change what a figure is of, by the word that opens them: 'helping it grow',
 * 'a sum to remember', 'mostly to pay for deals', 'and shoppers noticed'.
 */
export function leaveOut(clause: Clause): void {
  const segments = segmentsOf(clause);
  const last = segments.findLastIndex(({ hasFigure }) => hasFigure);
  segments.forEach((segment, index) => {
    if (segment.hasFigure || last < 0) return;
    if (index > last ? isTrailing(clause, segment) : isLeading(clause, segment))
      drop(clause, [segment.from, segment.to]);
  });
  leaveOutHead(clause);
}

interface Part {
  from: number;
  to: number;
  hasFigure: boolean;
}

function segmentsOf({ cells }: Clause): Part[] {
  const parts: Part[] = [];
  cells.forEach(({ item, segment }, at) => {
    const last = parts.at(-1);
    const isFigure = item.is === 'figure';
    if (last && cells[last.from]?.segment === segment) {
      last.to = at + 1;
      last.hasFigure ||= isFigure;
    } else parts.push({ from: at, to: at + 1, hasFigure: isFigure });
  });
  return parts;
}

function isTrailing(clause: Clause, { from, to }: Part): boolean {
  const opener = clause.cells[from]?.item;
  const start = firstWord(clause, from + 1, to);
  const first = clause.cells[start]?.item;
  if (!opener || !first) return false;
  if (opener.is === 'term')
    return (
      opener.term.is === 'break' &&
      (isStatement(clause, { from: from + 1, to }) || isOfTime(clause, start, to) || isOfOthers(clause, start, to))
    );
  if (opener.is !== 'mark' || opener.mark === '?') return false;
  if (isTerm(clause, start, 'break')) return isStatement(clause, { from: start + 1, to });
  const article = clause.cells[from + 1]?.item.key ?? '';
  if (ARTICLES.has(article)) return isHarmless(clause, [from + 1, to], BESIDE) && !isOfSomething(clause, from, to);
  // ', which is nice'
  if (isTerm(clause, start, 'defined') && first.key === 'which') return isHarmless(clause, [from + 1, to], BESIDE);
  if (isTerm(clause, start, 'to')) return isActing(clause, start + 1) && isHarmless(clause, [from + 1, to], WEIGHTY);
  if (isParticiple(clause, start)) return isHarmless(clause, [from + 1, to], WEIGHTY);
  return !isTied(clause, start) && isStatement(clause, { from: from + 1, to }, BESIDE_WITHOUT_PRONOUN);
}

/** ', but the year before had been flattered by a tax benefit' tells of that year. */
const isOfTime = (clause: Clause, from: number, to: number): boolean =>
  isTerm(clause, from, 'time') && isTerm(clause, from + 1, 'verb') && isHarmless(clause, [from + 1, to], BESIDE);

/** ', and investors cheered': what others do is said of them alone. */
const isOfOthers = (clause: Clause, start: number, to: number): boolean =>
  isTerm(clause, start, 'other') && isActing(clause, start + 1) && isHarmless(clause, [start + 1, to], BESIDE);

/** ', in the shops', ', per customer': what belongs to the words before it. */
const isTied = (clause: Clause, at: number): boolean =>
  isTerm(clause, at, 'of', 'by', 'scope', 'or', 'noun') || PREPOSITIONS.has(clause.cells[at]?.item.key ?? '');

const PREPOSITIONS = new Set(
  (
    'in at for on of from by within among outside inside under without with before after except via than per save bar ' +
    'once until unless if when as since minus plus'
  ).split(' '),
);

/** 'A figure for the tablet line' */
export const isOfSomething = ({ cells }: Clause, from: number, to: number): boolean =>
  cells.slice(from, to).some(({ item }) => item.isName || item.key === 'for' || item.key === 'at');

const ARTICLES = new Set(['a', 'an', 'the', 'its', 'their', 'no', 'quite', 'not']);

/** 'While the rest of the store slept, revenue rose': a clause that ends before the figure's own begins. */
function isLeading(clause: Clause, { from, to }: Part): boolean {
  const start = clause.cells[from]?.item.is === 'mark' ? from + 1 : from;
  const isInserted = start > from && clause.cells[to]?.item.is === 'mark';
  if (isInserted && RELATIVE.has(clause.cells[start]?.item.key ?? ''))
    return isHarmless(clause, [start, to], NARROWING) && !saysAlone(clause, [start, to]);
  if (start > from && isParticiple(clause, start) && clause.cells[to]?.item.is === 'mark')
    return isHarmless(clause, [start, to], WEIGHTY);
  const key = clause.cells[start]?.item.key ?? '';
  if (SUBORDINATE.has(key)) return isStatement(clause, { from: start + 1, to }, BESIDE_WITHOUT_PART);
  return COORDINATE.has(key) && isStatement(clause, { from: start + 1, to });
}

/** ', which holds for Europe alone' */
const ALONE = new Set(['alone', 'only', 'solely', 'exclusively', 'just']);
export const saysAlone = ({ cells }: Clause, [from, to]: readonly [number, number]): boolean =>
  cells.slice(from, to).some(({ item }) => ALONE.has(item.key));

/** Begin a clause that says something of the words before it: 'Online sales, which consist of ..., were'. */
export const RELATIVE: ReadonlySet<string> = new Set(['which', 'who', 'whose']);
/** What a relative clause says is said of the words before it alone, but for what narrows them. */
const NARROWING: ReadonlySet<Term['is']> = new Set(['scope', 'basis', 'other', 'as share', 'every dollar']);

const SUBORDINATE = new Set(['while', 'although', 'though', 'because', 'when', 'whereas', 'with']);
const COORDINATE = new Set(['but', 'and', 'yet']);
const BESIDE_WITHOUT_PART: ReadonlySet<Term['is']> = new Set([...BESIDE].filter((kind) => kind !== 'part'));

const BESIDE_WITHOUT_PRONOUN: ReadonlySet<Term['is']> = new Set([...BESIDE].filter((kind) => kind !== 'pronoun'));

function firstWord(clause: Clause, from: number, to: number): number {
  let at = from;
  while (at < to - 1 && isTerm(clause, at, 'neutral', 'hedge')) at += 1;
  return at;
}

/** 'Shoppers opened their wallets: sales rose 3%': what stands before a colon is a sentence of its own, or a head. */
function leaveOutHead(clause: Clause): void {
  const colon = clause.cells.findIndex(({ item }) => item.is === 'mark' && item.mark === ':');
  if (colon < 0 || clause.slots.some(({ at }) => at < colon)) return;
  const hasSubject = clause.cells.some((_, at) => at > colon && isTerm(clause, at, 'measure', 'company', 'part'));
  // 'In the north, things boomed: revenue rose' may be about the north alone.
  if (isTied(clause, firstWord(clause, 0, colon))) return;
  if (hasSubject && (isStatement(clause, { from: 0, to: colon }) || isDenial(clause, colon))) drop(clause, [0, colon]);
}

/** 'It didn't: sales grew' denies what was said before. */
const isDenial = ({ cells }: Clause, colon: number): boolean =>
  cells
    .slice(0, colon)
    .every(({ item }) => item.is === 'term' && (item.term.is === 'pronoun' || item.key.endsWith("n't"))) &&
  cells[0]?.item.is === 'term' &&
  cells[0].item.term.is === 'pronoun';
