import { countWords, findAction, isGreeting, mapSentences, readLines, type Email } from '../email';

const SHARE = 0.65;
const FIGURE = /[$€£]\s?\d|\d[\d.,]*\s?%|\b\d[\d.,]*\b/;

/**
 * Leaves whole sentences out, the weakest first, until about two thirds of the words are left, or `words` of them.
 * Subject, greeting, the first figure, the call to action and what follows it stay.
 */
export function shortenEmail(email: Email, words: number): Email {
  const action = findAction(email.paragraphs);
  const total = countWords(email.paragraphs.join(' '));
  let spare = total - (Number.isFinite(words) ? words : Math.floor(total * SHARE));
  const gone = new Set<string>();
  for (const { sentence } of weakestFirst(email.paragraphs, action)) {
    if (spare <= 0) break;
    gone.add(sentence);
    spare -= countWords(sentence);
  }
  const paragraphs = email.paragraphs.map((paragraph, at) =>
    isKept(paragraph, at, action) ? paragraph : mapSentences(paragraph, (said) => (gone.has(said) ? null : said)),
  );
  return { ...email, paragraphs: withoutLeadIns(paragraphs) };
}

function isKept(paragraph: string, at: number, action: number): boolean {
  return isGreeting(paragraph) || (action >= 0 && at >= action);
}

function weakestFirst(paragraphs: string[], action: number): { sentence: string; strength: number; at: number }[] {
  const sentences = paragraphs.flatMap((paragraph, at) =>
    isKept(paragraph, at, action)
      ? []
      : readLines(paragraph).flatMap(({ mark, sentences: said }) =>
          said.map((sentence) => ({ sentence, strength: strengthOf(sentence, mark !== '') })),
        ),
  );
  const strongest = sentences.find(({ strength }) => strength >= 3) ?? sentences[0];
  return sentences
    .map((item, at) => ({ ...item, at }))
    .filter(({ sentence }) => sentence !== strongest?.sentence && !sentence.endsWith(':') && isPaired(sentence))
    .sort((a, b) => a.strength - b.strength || b.at - a.at);
}

function strengthOf(sentence: string, inList: boolean): number {
  return (FIGURE.test(sentence) ? 3 : 0) + (inList ? 1 : 0) + (/\bwhy now\b/i.test(sentence) ? 5 : 0);
}

/** Half of a bold passage cannot go without the other half. */
function isPaired(sentence: string): boolean {
  return sentence.split('**').length % 2 === 1;
}

/** Takes out what is empty, and a line that leads to a list that is no longer there. */
function withoutLeadIns(paragraphs: string[]): string[] {
  const left = paragraphs.filter((paragraph) => paragraph !== '');
  return left.filter((paragraph, at) => !paragraph.endsWith(':') || /^(?:[-*•]|\d)/.test(left[at + 1] ?? ''));
}
