import type { Place, TaggedPeriod } from '../document/document';
import type { Calendar } from '../facts/calendar';
import type { Part } from '../facts/fact';
import { isTimesWord, type vocabularyTrie } from './matcher';
import { isNumberWord } from './number-words';
import { carry, type Carried, NOTHING } from './carry';
import type { Claim } from './claim';
import { clausesOf } from './clauses';
import { claimsOf } from './complete';
import { type Context, newContext } from './context';
import { type Item, itemsOf } from './items';
import { readClause } from './read-clause';
import { LONGEST_SENTENCE, sentencesOf } from './sentences';
import { namesSubject, PRONOUNS, REFERRING, spokenOf, startsWithPronoun, timesIn } from './spoken-of';
import { isCurrent, reportedPeriod, resolve } from './times';
import { topicOf } from './topic';
import { ahead } from './when';
import { type Token, tokensOf } from './tokens';

/** In characters: a longer draft is refused. */
const LONGEST_DRAFT = 100_000;
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
  outlook?: Outlook | null;
}

/** The heading of an outlook, which mostly names its period: 'Our guidance for fiscal 2024:'. */
export interface Outlook {
  says: string;
  /** Everything below it is expected, as in a table of guidance; below a mere heading, results may stand as well. */
  isCertain: boolean;
}

/** What the sentences before one leave to it. */
interface Memory {
  context: Context;
  /** The words of the sentence right before, in the same paragraph. */
  last: readonly Item[];
  topic: Place[];
  carried: Carried;
}

/** All figures of a draft as far as their words were read. */
export function readClaims(draft: string, setting: Setting): Claim[] {
  const tokens = tokensOf(draft);
  const numbers = tokens.filter(({ kind, text }) => kind === 'number' && !YEAR.test(text)).length;
  if (draft.length > LONGEST_DRAFT || numbers > MOST_FIGURES) throw new TextTooLong(numbers);
  if (!tokens.some(mayBeFigure)) return [];
  const memory: Memory = { ...newParagraph(setting), carried: NOTHING };
  return sentencesOf(tokens, draft).flatMap((sentence) => {
    if (sentence.isFirst) Object.assign(memory, newParagraph(setting));
    return readSentence(sentence, memory, { ...setting, draft });
  });
}

const newParagraph = (setting: Setting): Omit<Memory, 'carried'> => ({
  context: { ...newContext(setting.isSource ?? false), expected: expectedOf(setting) },
  last: [],
  topic: [],
});

interface Sentence {
  tokens: readonly Token[];
  isFirst: boolean;
}

/** The figures of one sentence; what it leaves for the next one is kept in the memory. */
function readSentence({ tokens, isFirst }: Sentence, memory: Memory, setting: Setting & { draft: string }): Claim[] {
  const { names, calendar, draft, isSource = false, hasTopics = false } = setting;
  const { last: preceding, topic: topicBefore } = memory;
  memory.last = [];
  if (tokens.length > LONGEST_SENTENCE) return [];
  const read = itemsOf(withoutListMark(tokens), draft, names);
  const items = isSource ? withoutBrackets(read) : read;
  const known = isFirst && !REFERRING.has(tokens[0]?.key ?? '') ? NOTHING : memory.carried;
  memory.last = items;
  memory.carried = carry(known, items, spokenOf(items, draft));
  memory.topic = (hasTopics && topicOf(items, draft)) || memory.topic;
  if (!tokens.some(mayBeFigure)) return [];
  const spoken = spokenOf(preceding, draft);
  const { part, doubts } = isSource
    ? { part: undefined, doubts: doubtsOfSource(tokens, spoken.isOther) }
    : referredTo(tokens, items, known);
  memory.context = {
    ...memory.context,
    ...timesOf(spoken, memory.context, setting),
    said: null,
    status: { modality: setting.outlook?.isCertain ? 'outlook' : 'reported', owner: null },
    ...(known.subject && !isSource && { subject: known.subject }),
    isLeading: isSource || !known.isHead,
    part,
    doubts: doubts.map(({ from, to }) => ({ from, to })),
    basis: null,
    topic: topicBefore,
  };
  return clausesOf(items).flatMap((segments) => claimsOf(readClause(segments, isSource), memory.context, calendar));
}

/** The part that a sentence of a draft refers to, and the words that make all of it uncertain. */
function referredTo(
  tokens: readonly Token[],
  items: readonly Item[],
  known: Carried,
): { part: Part | undefined; doubts: readonly Token[] } {
  const isOfTopic = known.isTopic && !namesSubject(items);
  const isReferring = known.isElse && tokens.some((token) => refersBack(token, items));
  const isOfPart =
    known.part !== undefined && (isReferring || isOfTopic) && (!namesSubject(items) || startsWithPronoun(items));
  const isElse = known.isElse && !isOfPart;
  const subjectEnd = endOfSubject(items);
  const doubts = tokens.filter(
    (token, at) =>
      token.text === '?' ||
      (isElse && token.from < subjectEnd && refersBack(token, items)) ||
      (isOfTopic && !isOfPart && at === 0),
  );
  return { part: isOfPart ? known.part : undefined, doubts };
}

const doubtsOfSource = (tokens: readonly Token[], isOther: boolean): readonly Token[] =>
  tokens.filter(({ text, key }) => text === '?' || (isOther && PRONOUNS.has(key)));

/** The times that a sentence goes on with. What a source recalls of another time is no topic. */
function timesOf(
  spoken: ReturnType<typeof spokenOf>,
  { reference, expected }: Context,
  { calendar, isSource = false }: Setting,
): Pick<Context, 'reference' | 'expected'> {
  const found = referenceOf(spoken, reference, calendar);
  const told = found && (!isSource || isCurrent(found, calendar)) ? found : null;
  if (isSource && spoken.isOutlook) return { reference, expected: told ?? expected };
  return { reference: told ?? reference, expected };
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

/** The period that an outlook's heading names; null where it names none. */
function expectedOf({ outlook, names, calendar }: Setting): TaggedPeriod | null {
  if (!outlook) return null;
  const [time] = timesIn(itemsOf(tokensOf(outlook.says), outlook.says, names));
  return time === undefined ? null : referenceOf({ time, isOutlook: true }, null, calendar);
}

/** The time of the sentence before, where it had no figure. */
function referenceOf(
  { time, isOutlook }: Pick<ReturnType<typeof spokenOf>, 'time' | 'isOutlook'>,
  reference: TaggedPeriod | null,
  calendar: Calendar,
): TaggedPeriod | null {
  const found = time && resolve(time, reference, calendar);
  return found && (isOutlook ? ahead(found, time, reportedPeriod(calendar)) : found).period;
}

const mayBeFigure = ({ kind, key }: Token): boolean =>
  kind === 'number' || (kind === 'word' && (isNumberWord(key) || isTimesWord(key)));

/** Drops the '1.' or '2)' of a list item. */
function withoutListMark(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  const isMark =
    first?.kind === 'number' && /^\d{1,2}$/.test(first.text) && (second?.text === '.' || second?.text === ')');
  return isMark ? tokens.slice(2) : tokens;
}
