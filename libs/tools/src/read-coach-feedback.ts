import { COPY_BLOCKS, type BlockFeedback, type CoachFeedback, type CopyBlock } from '@copydesk/contracts';
import { quoteFinder, type QuoteMatch } from '@copydesk/text';
import { isRecord, readList, readScore, readText } from './read-json';

const NAMES: Record<CopyBlock, string> = {
  disrupt: 'Disrupt',
  intrigue: 'Intrigue',
  click: 'Click',
  kick: 'Kick',
};

/** The copy, and where a quotation stands in it. */
interface Copy {
  text: string;
  find: (quote: string) => QuoteMatch | null;
}

/**
 * Reads the answer of the model. Sentences and lines come back as they stand in the copy, the sentences in its order; one
 * that two blocks claim belongs to the first of them.
 * @throws Error, in words that a model can act on, where a block is missing or says nothing, a score is no whole number from
 * 1 to 10, a quotation is not in the copy, or a scored block names no sentence.
 */
export function readCoachFeedback(json: unknown, emailCopy: string): CoachFeedback {
  const answer = isRecord(json) ? json : {};
  const copy = { text: emailCopy, find: quoteFinder(emailCopy) };
  const taken: QuoteMatch[] = [];
  const blocks = COPY_BLOCKS.map((block) => readBlock(block, answer[block], copy, taken));
  return { verdict: readText(answer.verdict, 'The verdict'), blocks };
}

/** The feedback as one text, as people read it. */
export function formatCoachFeedback({ verdict, blocks }: CoachFeedback): string {
  const said = blocks.map(({ block, score, feedback, rewrite }) =>
    [
      `**${NAMES[block]}** (${score === null ? 'missing' : `${score} of 10`})\n${feedback}`,
      rewrite && `Your line: “${oneLine(rewrite.line)}”\nBetter: “${oneLine(rewrite.better)}”`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return [verdict, ...said].join('\n\n');
}

function readBlock(block: CopyBlock, value: unknown, copy: Copy, taken: QuoteMatch[]): BlockFeedback {
  const name = NAMES[block];
  if (!isRecord(value)) throw new Error(`There must be an object "${block}".`);
  const score = value.score === null ? null : readScore(value.score, `The score of ${name}`);
  const found = readList(value.sentences, 'sentences').map((sentence) => locate(sentence, copy, name));
  if (score !== null && found.length === 0)
    throw new Error(`${name} has a score, so it must name its sentences; where the copy has none, the score is null.`);
  const own = score === null ? [] : found.filter((one) => take(one, taken)).sort((a, b) => a.from - b.from);
  return {
    block,
    score,
    feedback: readText(value.feedback, `The feedback on ${name}`),
    sentences: own.map(({ from, to }) => copy.text.slice(from, to)),
    rewrite: readRewrite(value.rewrite, copy, name),
  };
}

/** True for a place that nothing before it took. */
function take(place: QuoteMatch, taken: QuoteMatch[]): boolean {
  const isFree = taken.every(({ from, to }) => place.to <= from || place.from >= to);
  if (isFree) taken.push(place);
  return isFree;
}

function readRewrite(value: unknown, copy: Copy, name: string): BlockFeedback['rewrite'] {
  if (value === null) return null;
  if (!isRecord(value)) throw new Error(`The rewrite of ${name} must be an object, or null.`);
  const { from, to } = locate(value.line, copy, name);
  const line = copy.text.slice(from, to);
  const better = readText(value.better, `The better line of ${name}`);
  return better === line ? null : { line, better };
}

function locate(value: unknown, { find }: Copy, name: string): QuoteMatch {
  const quote = readText(value, `A quotation of ${name}`);
  const found = find(quote);
  if (found) return found;
  throw new Error(`${JSON.stringify(quote)} (${name}) is not in the copy: quote it word for word.`);
}

function oneLine(text: string): string {
  return text.replaceAll('**', '').replace(/\s+/g, ' ').trim();
}
