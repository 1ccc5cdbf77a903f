import type { Figure } from './figures';
import type { Item } from './items';
import type { Term } from '../lexicon/words/entry';
import type { Cell, Clause, Slot } from './slot';

/** The items of a sentence between two marks or conjunctions, with the one that opens it. */
export interface Segment {
  opener: Item | null;
  items: Item[];
}

const SPLITTERS = new Set([',', ';', '(', ')', '—', '–', '-', '?']);

export const isSplitter = (item: Item): boolean =>
  item.is === 'mark' ? SPLITTERS.has(item.mark) : item.is === 'term' && item.term.is === 'break';

/** Behind 'because' and a colon, a sentence may go on with another subject. */
const isTurn = (item: Item): boolean =>
  item.is === 'mark' ? item.mark === ':' : item.is === 'term' && item.term.is === 'aside' && item.key === 'because';

/** 'Because' says why, and nothing of the figure behind it. */
const withoutMeaning = (item: Item): Item => (item.is === 'term' ? { ...item, term: { is: 'neutral' } } : item);

function segmentsOf(items: readonly Item[]): Segment[] {
  const segments: Segment[] = [{ opener: null, items: [] }];
  for (const [at, item] of items.entries()) {
    const last = segments.at(-1);
    // Only a reason with a figure of its own is a clause.
    const turns = isTurn(item) && segments.some(hasFigure) && items.slice(at + 1).some(({ is }) => is === 'figure');
    if (!isSplitter(item) && !turns) last?.items.push(item);
    else if (last && last.items.length === 0) last.opener = stronger(last.opener, item);
    else segments.push({ opener: isTurn(item) ? withoutMeaning(item) : item, items: [] });
  }
  return segments;
}

/** ', and' opens with the conjunction. */
const stronger = (one: Item | null, other: Item): Item => (one && isStrong(one) ? one : other);

const isStrong = (item: Item): boolean => item.is === 'term' || (item.is === 'mark' && item.mark === ';');

/** 'For every $100 of revenue' only says of how many dollars the figure behind it is. */
const hasFigure = ({ items }: Segment): boolean =>
  items.some(({ is }, at) => is === 'figure' && !isEvery(items[at - 1]));

const isEvery = (item: Item | undefined): boolean => item?.is === 'term' && item.term.is === 'every dollar';

/** Whether words before its first figure say what the figure is of. */
function hasSubject({ items }: Segment): boolean {
  let isNamed = false;
  for (const item of items) {
    if (item.is === 'figure') return false;
    isNamed ||= item.is === 'unread';
    if (item.is !== 'term') continue;
    const { term } = item;
    // 'The five largest clients make up 22% of revenue'
    if (isNamed && term.is === 'verb') return true;
    if (term.is === 'base' || term.is === 'as share') return false;
    if (['measure', 'part', 'pronoun'].includes(term.is) || (term.is === 'verb' && term.measures)) return true;
  }
  return false;
}

/** Splits a sentence into clauses. A segment without a subject joins the clause before it, or the first one. */
export function clausesOf(items: readonly Item[]): Segment[][] {
  const clauses: Segment[][] = [[]];
  for (const segment of segmentsOf(items)) {
    const current = clauses.at(-1) ?? [];
    const isOwn = hasFigure(segment) && (hasSubject(segment) || leadOf(current).some(hasSubject));
    const isAfterSemicolon = segment.opener?.is === 'mark' && segment.opener.mark === ';';
    if (isAfterSemicolon && current.some(hasFigure)) clauses.push([segment]);
    else if (isOwn && current.some((one) => hasFigure(one)) && current.some(isNamed)) {
      clauses.push([...takeLead(current), ...subjectOf(current, segment), segment]);
    } else current.push(segment);
  }
  return clauses;
}

/** Whether any words of a segment name a subject. */
const isNamed = ({ items }: Segment): boolean =>
  items.some(
    (item) =>
      item.is === 'term' &&
      (['measure', 'part', 'pronoun'].includes(item.term.is) || (item.term.is === 'verb' && item.term.measures)),
  );

/** ', on sales of $815 million', 'and posted a loss of $12 million' go on about whom the clause before names. */
function subjectOf(before: readonly Segment[], segment: Segment): Segment[] {
  if (!goesOn(segment)) return [];
  const items = before.flatMap((one) => one.items);
  const end = items.findIndex((item) => item.is === 'figure' || (item.is === 'term' && ENDS_SUBJECT.has(item.term.is)));
  const named = items.slice(0, Math.max(end, 0)).filter(isSubject);
  const others = items.filter((item) => (item.is === 'term' ? item.term.is === 'part' : item.isName));
  const subject = named.some(isWhole) ? [] : named.some(isSomebody) ? named : others;
  return subject.length > 0 ? [{ opener: null, items: subject }] : [];
}

const ENDS_SUBJECT = new Set<Term['is']>(['measure', 'verb', 'move', 'modality']);
const SUBJECT = new Set<Term['is']>(['part', 'other', 'company', 'noun']);

const isSubject = (item: Item): boolean => (item.is === 'term' ? SUBJECT.has(item.term.is) : item.is === 'unread');
const isWhole = (item: Item): boolean => item.is === 'term' && item.term.is === 'company';
const isSomebody = (item: Item): boolean => !(item.is === 'term' && item.term.is === 'noun');

/** Whether a segment has no subject of its own: it begins with a verb, or with what a figure rests on. */
function goesOn({ items }: Segment): boolean {
  if (RESTING_ON.has(items[0]?.key ?? '')) return true;
  const first = items.find((item) => item.is !== 'term' || item.term.is !== 'neutral');
  return first?.is === 'term' && first.term.is === 'verb';
}

const RESTING_ON = new Set(['on', 'with']);

/** ', and in fiscal 2023, net income was ...': words between a conjunction and a subject belong to the subject's clause. */
function takeLead(clause: Segment[]): Segment[] {
  const lead = leadOf(clause);
  return clause.splice(clause.length - lead.length);
}

/** What stands behind the last figure, from a conjunction on. */
function leadOf(clause: readonly Segment[]): Segment[] {
  const last = clause.findLastIndex(hasFigure);
  const start = clause.findIndex(({ opener }, at) => at > last && opener !== null && isStrong(opener));
  return start < 0 ? [] : clause.slice(start);
}

export function clauseOf(segments: readonly Segment[], isSource: boolean): Clause {
  const cells = segments.flatMap(({ opener, items }, segment) =>
    [...(opener ? [opener] : []), ...items].map((item): Cell => ({ item, segment, isUsed: false })),
  );
  const slots = cells.flatMap(({ item }, at) => (item.is === 'figure' ? [slotOf(item.figure, at)] : []));
  return { cells, slots, span: null, time: null, timeAt: -1, part: undefined, said: [], isOfParent: false, isSource };
}

function slotOf(figure: Figure, at: number): Slot {
  const isSigned = figure.sign !== null && (figure.unit === 'percent' || figure.unit === 'points');
  return {
    figure: isSigned ? { ...figure, value: Math.abs(figure.value) } : figure,
    at,
    role: figure.unit === 'multiple' ? 'multiple' : isSigned ? 'change' : 'level',
    measures: null,
    part: undefined,
    share: null,
    time: null,
    base: null,
    baseAt: -1,
    isOfBase: false,
    direction: isSigned ? (figure.sign === '+' ? 'up' : 'down') : null,
    isSigned,
    moved: null,
    hedge: null,
    basis: null,
    otherBasis: null,
    isPerShare: figure.unit === 'per share',
  };
}
