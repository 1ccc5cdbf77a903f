import type { Place } from '../document/document';
import { isTimesWord } from './matcher';
import { isNumberWord } from './number-words';
import { carry, type Carried, NOTHING } from './carry';
import type { Claim } from './claim';
import { clausesOf } from './clauses';
import { claimsOf } from './complete';
import { type Context, newContext, type Setting } from './context';
import { type Item, itemsOf } from './items';
import { readClause } from './read-clause';
import { LONGEST_SENTENCE, sentencesOf } from './sentences';
import { REFERRING, spokenOf } from './spoken-of';
import { topicOf } from './topic';
import { type Token, tokensOf } from './tokens';
import { doubtsOfSource, referredTo } from './referred-to';
import { expectedOf, timesOf } from './reference-of';
import { isAll, isDigit, isYear } from '../characters';

/** In characters: a longer draft is refused. */
const LONGEST_DRAFT = 100_000;
const MOST_FIGURES = 1000;
/** With years, of which a long draft has some hundreds. */
const MOST_NUMBERS = 3000;

/** A text that is more than a draft, or has more figures than one. */
export class TextTooLong extends Error {
  constructor(readonly figures: number) {
    super(`a text with ${figures} numbers`);
  }
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
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  const figures = numbers.filter(({ text }) => !isYear(text)).length;
  if (draft.length > LONGEST_DRAFT || figures > MOST_FIGURES || numbers.length > MOST_NUMBERS)
    throw new TextTooLong(figures > MOST_FIGURES ? figures : numbers.length);
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

const mayBeFigure = ({ kind, key }: Token): boolean =>
  kind === 'number' || (kind === 'word' && (isNumberWord(key) || isTimesWord(key)));

/** Drops the '1.' or '2)' of a list item. */
function withoutListMark(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  const isMark =
    first?.kind === 'number' &&
    first.text.length <= 2 &&
    isAll(first.text, isDigit) &&
    (second?.text === '.' || second?.text === ')');
  return isMark ? tokens.slice(2) : tokens;
}
