import type { Place, TaggedPeriod } from '../document/document';
import type { Calendar } from '../facts/calendar';
import { isTimesWord, type vocabularyTrie } from './matcher';
import { isNumberWord } from './number-words';
import { carry, type Carried, NOTHING } from './carry';
import type { Claim } from './claim';
import { clausesOf } from './clauses';
import { claimsOf } from './complete';
import { type Context, newContext } from './context';
import { type Item, itemsOf } from './items';
import { readClause } from './read-clause';
import { sentencesOf } from './sentences';
import { namesSubject, PRONOUNS, REFERRING, spokenOf, startsWithPronoun } from './spoken-of';
import { isCurrent, reportedPeriod, resolve } from './times';
import { topicOf } from './topic';
import { ahead } from './when';
import { type Token, tokensOf } from './tokens';

/** A longer draft is refused. A longer sentence is skipped. */
const LONGEST_DRAFT = 100_000;
const LONGEST_SENTENCE = 250;
const MOST_FIGURES = 1000;
const YEAR = /^(?:19|20)\d\d$/;

/** A text that is more than a draft, or has more figures than one. */
export class TextTooLong extends Error {
  constructor(readonly figures: number) {
    super(`a text with ${figures} numbers`);
  }
}

interface Setting {
  names: ReturnType<typeof vocabularyTrie>;
  calendar: Calendar;
  /** The text is a source, not a draft. */
  isSource?: boolean;
  /** What its sentences leave out is what the sentences before spoke of: they have to be read for that. */
  hasTopics?: boolean;
}

/** All figures of a draft as far as their words were read. */
export function readClaims(draft: string, { names, calendar, isSource = false, hasTopics = false }: Setting): Claim[] {
  const tokens = tokensOf(draft);
  const numbers = tokens.filter(({ kind, text }) => kind === 'number' && !YEAR.test(text)).length;
  if (draft.length > LONGEST_DRAFT || numbers > MOST_FIGURES) throw new TextTooLong(numbers);
  if (!tokens.some(mayBeFigure)) return [];
  const sentences = sentencesOf(tokens, draft);
  const claims: Claim[] = [];
  let context: Context = newContext(isSource);
  let last: readonly Item[] = [];
  let topic: Place[] = [];
  let carried: Carried = NOTHING;
  for (const { tokens: own, isFirst } of sentences) {
    if (isFirst) {
      context = newContext(isSource);
      topic = [];
    }
    const preceding = isFirst ? [] : last;
    last = [];
    if (own.length > LONGEST_SENTENCE) continue;
    const read = itemsOf(withoutListMark(own), draft, names);
    const items = isSource ? withoutBrackets(read) : read;
    last = items;
    const known = isFirst && !REFERRING.has(own[0]?.key ?? '') ? NOTHING : carried;
    carried = carry(known, items, spokenOf(items, draft));
    const before = topic;
    topic = (hasTopics && topicOf(items, draft)) || topic;
    if (!own.some(mayBeFigure)) continue;
    const spoken = spokenOf(preceding, draft);
    const isOfTopic = !isSource && known.isTopic && !namesSubject(items);
    const isReferring = !isSource && known.isElse && own.some((token) => refersBack(token, items));
    const isOfPart =
      known.part !== undefined && (isReferring || isOfTopic) && (!namesSubject(items) || startsWithPronoun(items));
    const isElse = isSource ? spoken.isOther : known.isElse && !isOfPart;
    const subjectEnd = isSource ? Infinity : endOfSubject(items);
    const refers = (token: Token) => (isSource ? PRONOUNS.has(token.key) : refersBack(token, items));
    const doubts = own.filter(
      (token, at) =>
        token.text === '?' ||
        (isElse && token.from < subjectEnd && refers(token)) ||
        (isOfTopic && !isOfPart && at === 0),
    );
    const found = referenceOf(spoken, context.reference, calendar);
    // What a source recalls of another time is no topic.
    const told = found && (!isSource || isCurrent(found, calendar)) ? found : null;
    const isAhead = isSource && spoken.isOutlook;
    context = {
      ...context,
      reference: isAhead ? context.reference : (told ?? context.reference),
      expected: isAhead ? (told ?? context.expected) : context.expected,
      said: null,
      status: { modality: 'reported', owner: null },
      ...(known.subject && !isSource && { subject: known.subject }),
      isLeading: isSource || !known.isHead,
      part: isOfPart ? known.part : undefined,
      doubts: doubts.map(({ from, to }) => ({ from, to })),
      basis: null,
      topic: before,
    };
    for (const segments of clausesOf(items)) {
      claims.push(...claimsOf(readClause(segments, isSource), context, calendar));
    }
  }
  return claims;
}

/** 'Profit came to half of what it had been': behind its measure, 'it' is that measure. */
function refersBack({ key, from }: Token, items: readonly Item[]): boolean {
  if (key !== 'it' && key !== 'they') return REFERRING.has(key);
  const named = items.find((item) => item.is === 'term' && item.term.is === 'measure');
  return !named || from < named.from;
}

/** Where a part or the company is named first: 'its' refers to it from there on. */
function endOfSubject(items: readonly Item[]): number {
  const named = items.find((item) => item.is === 'term' && (item.term.is === 'part' || item.term.is === 'company'));
  return named && !REFERRING.has(named.key) ? named.from : Infinity;
}

/** What a source explains in brackets is no part of its sentence: 'sales (of stores open at least 14 months) rose'. */
function withoutBrackets(items: Item[]): Item[] {
  const kept: Item[] = [];
  let open = -1;
  for (const item of items) {
    kept.push(item);
    if (item.is !== 'mark') continue;
    if (item.mark === '(') open = kept.length - 1;
    if (item.mark !== ')' || open < 0) continue;
    if (!kept.slice(open).some((one) => one.is === 'figure' && !one.figure.isBare)) kept.splice(open);
    open = -1;
  }
  return kept;
}

/** The time of the sentence before, where it had no figure. */
function referenceOf(
  { time, isOutlook }: ReturnType<typeof spokenOf>,
  reference: TaggedPeriod | null,
  calendar: Calendar,
): TaggedPeriod | null {
  const found = time && resolve(time, reference, calendar);
  return found && (isOutlook ? ahead(found, time, reportedPeriod(calendar)) : found).period;
}

const mayBeFigure = ({ kind, key }: Token): boolean =>
  kind === 'number' || (kind === 'word' && (isNumberWord(key) || isTimesWord(key)));

/** Drops the '1.' or '2)' of a list item. */
function withoutListMark<T extends { kind: string; text: string }>(tokens: T[]): T[] {
  const [first, second] = tokens;
  const isMark =
    first?.kind === 'number' && /^\d{1,2}$/.test(first.text) && (second?.text === '.' || second?.text === ')');
  return isMark ? tokens.slice(2) : tokens;
}
