import { plainBody, plainRuns } from './copy-draft';
import { readDraft } from './read-draft';
import { splitSentences, wordsOf } from './split-text';
import { trimEndBy } from './trim-by';

/** What can be counted of a piece of copy, to lay two of them side by side. */
export interface CopyMeasures {
  /** UTF-16 units of the text as it stands. */
  characters: number;
  words: number;
  sentences: number;
  /** Without lists and the subject line. */
  paragraphs: number;
  questions: number;
  links: number;
  bullets: number;
  callsToAction: number;
  /** The school grade (U.S.) that reads it with ease; null where there are no words. */
  readingLevel: number | null;
}

const LINK = /(?:https?:\/\/|www\.)[^\s)\]>]+/gi;
const LONGEST_REQUEST = 160;

/** Verbs that ask for something wherever a sentence begins with them. */
const ASKING =
  /^(?:click|tap|reply|call|sign up|subscribe|register|reserve|download|order|claim|join|book|request|secure|grab|enroll)\b/i;
/** Verbs that do so where the sentence has a line to itself. */
const ASKING_ALONE =
  /^(?:read|open|start|get|try|see|visit|watch|learn|discover|take|buy|check|begin|find out|go to)\b/i;
const DECORATION = /^[^\p{L}\p{N}]+/u;

/** Measures a draft. Bold marks count as characters only, a link as one word, a subject line as a sentence. */
export function measureCopy(text: string): CopyMeasures {
  const { subject, blocks } = readDraft(text);
  const plain = [subject ?? '', plainBody(blocks)].join('\n').trim();
  const sentences = plain.split('\n').flatMap((line) => splitSentences(line).filter(hasWord));
  const words = wordsOf(plain.replace(LINK, 'link'));
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.lines.map(plainRuns)] : []));
  return {
    characters: text.length,
    words: words.length,
    sentences: sentences.length,
    paragraphs: paragraphs.filter((lines) => lines.some(hasWord)).length,
    questions: sentences.filter(isQuestion).length,
    links: text.match(LINK)?.length ?? 0,
    bullets: blocks.reduce((sum, block) => sum + (block.kind === 'list' ? block.items.length : 0), 0),
    callsToAction: paragraphs.flat().reduce((sum, line) => sum + countRequests(splitSentences(line)), 0),
    readingLevel: readingLevel(words, sentences.length),
  };
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function isQuestion(sentence: string): boolean {
  const said = trimEndBy(sentence, /["'”’)\]]/);
  return said.slice(trimEndBy(said, /[!?]/).length).includes('?');
}

/** How many sentences of a line ask the reader to do something. */
function countRequests(sentences: string[]): number {
  const asked = sentences.filter((sentence) => {
    const words = sentence.replace(DECORATION, '');
    const asks = ASKING.test(words) || (sentences.length === 1 && ASKING_ALONE.test(words));
    return asks && words.length <= LONGEST_REQUEST && !isQuestion(sentence);
  });
  return asked.length;
}

/**
 * The Flesch-Kincaid grade: 0.39 words a sentence + 11.8 syllables a word - 15.59, not below 0, to one decimal place
 * (J. P. Kincaid, R. P. Fishburne, R. L. Rogers and B. S. Chissom, 'Derivation of New Readability Formulas', Research
 * Branch Report 8-75, Naval Technical Training, Memphis 1975). It is made for English.
 */
function readingLevel(words: string[], sentences: number): number | null {
  if (words.length === 0 || sentences === 0) return null;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const grade = (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59;
  return Math.max(0, Math.round(grade * 10) / 10);
}

/** The syllables of an English word by its groups of vowels; a number counts as one. */
function countSyllables(word: string): number {
  if (!/[a-z]/.test(word)) return 1;
  const spoken = word
    .replace(/[^a-z]/g, '')
    .replace(/([^l])e$/, '$1')
    .replace(/([^aeiouytd])ed$/, '$1')
    .replace(/([^aeiouylscxzgh])es$/, '$1');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}
