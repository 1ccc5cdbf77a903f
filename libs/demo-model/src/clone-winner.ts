import { copiedRuns, cutMiddle, splitSentences, type Fenced } from '@copydesk/text';
import { chooser } from './chooser';
import { asks, findAction, isBold, isGreeting, readEmail, readLines, formatEmail } from './email';
import { readStatements } from './read-statements';
import { boldFigure, shorten, upperFirst } from './say';

const SUBJECT_MAX = 60;
/** Of a longer winner, so many characters of its beginning and of its end count. */
const KEPT_PER_END = 6_000;
const LONGEST_FACT = 400;
const SIGNATURE = /^[^.!?\n]{2,40},\n[^.!?]{2,60}$/;
const POSTSCRIPT = /^\**P\.?\s?S\.?[:.]?\**\s/i;

const QUESTIONS = [
  'What does that change for you?',
  'Would you have looked there first?',
  'Why has so little been said about it?',
  'Who gains the most from knowing it early?',
  'What would you do with it?',
];
/** Said where the facts have run out: it claims nothing. */
const TURNS = [
  'Look at it again, slowly.',
  'It is easy to pass over, and that is the point.',
  'Most people stop at the headline.',
  'Keep that in mind for a moment.',
  'It says more than it seems to.',
  'There is a plain reason to care about it.',
  'Take the next line at your own pace.',
];
const REQUESTS: [RegExp, string][] = [
  [/\breply\b/i, 'Reply to this email and say what you think.'],
  [/\b(?:click|tap)\b/i, 'Click here and read it in full.'],
  [/\bcall\b/i, 'Call us today and ask your question.'],
  [/\b(?:join|register|reserve|sign up|book)\b/i, 'Register today and see for yourself.'],
  [/\b(?:get|claim|order|buy|subscribe|start|try|download)\b/i, 'Start today and judge for yourself.'],
];
const REQUEST = 'Read it in full today.';

/**
 * Writes new copy on the bones of a winner by rule: paragraph for paragraph, sentence for sentence, question for
 * question, bullet for bullet, with the same kind of call to action. Every fact stands in the custom details or in a
 * catalyst; of the winner's words nothing is kept.
 */
export function cloneWinner(material: Fenced[]): string {
  const winner = shortened(material.find(({ name }) => name === 'winnerCopy')?.text ?? '');
  const facts = material
    .filter(({ name }) => name !== 'winnerCopy')
    .flatMap(({ text }) => readStatements(text))
    .filter((fact) => fact.length <= LONGEST_FACT && copiedRuns(winner, fact).length === 0);
  const { subject, paragraphs } = readEmail(winner);
  const words = wordsFor(facts, winner);
  const action = findAction(paragraphs);
  const headline = shorten(facts[0] ?? 'Worth a closer look', SUBJECT_MAX);
  return formatEmail({
    subject: subject?.includes('?') ? `${headline.replace(/[.…]$/, '')}: what now?` : headline,
    paragraphs: paragraphs.flatMap((paragraph, at) => {
      if (isGreeting(paragraph)) return ['Dear reader,'];
      if (SIGNATURE.test(paragraph)) return [];
      if (at === action || (asks(paragraph) && isBold(paragraph))) return [`**${requestLike(paragraph)}**`];
      return [likeParagraph(paragraph, words)];
    }),
  });
}

function shortened(winner: string): string {
  if (winner.length <= 2 * KEPT_PER_END) return winner;
  return cutMiddle(winner, { head: KEPT_PER_END, tail: KEPT_PER_END }, () => '\n\n').text;
}

function requestLike(paragraph: string): string {
  return REQUESTS.find(([kind]) => kind.test(paragraph))?.[1] ?? REQUEST;
}

/** As many lines, bullets, sentences and questions as this paragraph has. */
function likeParagraph(paragraph: string, words: Words): string {
  const lines = readLines(paragraph.replace(POSTSCRIPT, '')).map(({ mark, sentences }) => {
    const said = sentences.map((sentence) => {
      if (/\?["'”’)*]*$/.test(sentence)) return words.question();
      return asks(sentence) ? requestLike(sentence) : words.sentence();
    });
    return (mark.trim() === '' ? '' : '- ') + said.join(' ');
  });
  return (POSTSCRIPT.test(paragraph) ? 'P.S. ' : '') + lines.join('\n');
}

interface Words {
  sentence: () => string;
  question: () => string;
}

/** Facts first, each once; then turns of speech. Questions as they come. */
function wordsFor(facts: string[], seed: string): Words {
  const choose = chooser(seed);
  const left = facts.flatMap((fact) => splitSentences(fact)).map((fact) => boldFigure(upperFirst(fact)));
  const [turn, question] = [inTurn(TURNS, choose), inTurn(QUESTIONS, choose)];
  return { sentence: () => left.shift() ?? turn(), question };
}

/** One after the other, from one that is chosen. */
function inTurn(ways: string[], choose: (ways: string[]) => string): () => string {
  let at = ways.indexOf(choose(ways));
  return () => ways[at++ % ways.length] ?? '';
}
