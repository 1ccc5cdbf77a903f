import { findAction, isGreeting, mapSentences, type Email } from './email';
import { upperFirst } from './say';

/** Words that are often avoided, and others that say the same. */
const INSTEAD: Record<string, string[]> = {
  revenue: ['sales', 'turnover'],
  sales: ['revenue', 'turnover'],
  profit: ['earnings', 'net income'],
  earnings: ['profit', 'net income'],
  income: ['earnings', 'profit'],
  growth: ['increase', 'gain'],
  increase: ['rise', 'gain'],
  demand: ['orders', 'interest'],
  stock: ['shares'],
  shares: ['stock'],
  forecast: ['outlook', 'guidance'],
  guidance: ['outlook', 'forecast'],
  report: ['document', 'paper'],
  document: ['report', 'paper'],
  quarter: ['three months'],
  investors: ['readers', 'shareholders'],
  readers: ['investors'],
  strong: ['solid', 'firm'],
  record: ['highest yet'],
  exclusive: ['for you'],
  today: ['now'],
  now: ['today'],
  opportunity: ['chance'],
};

/**
 * An email in which none of these words is left, in any form. Another word takes its place where there is one; else the
 * sentence goes, or, where nothing else would be left of its paragraph, the word alone.
 */
export function avoidWords({ subject, paragraphs }: Email, words: string[]): Email {
  if (words.length === 0) return { subject, paragraphs };
  const rules = words.map((word) => ({ pattern: patternOf(word), instead: insteadOf(word, words) }));
  const reword = (text: string) =>
    rules.reduce((said, { pattern, instead }) => (instead ? said.replace(pattern, like(instead)) : said), text);
  const strip = (text: string) => rules.reduce((said, { pattern }) => takeOut(said, pattern), reword(text));
  const isClean = (text: string) => rules.every(({ pattern }) => text.search(pattern) < 0);
  const action = findAction(paragraphs);
  const kept = paragraphs.flatMap((paragraph, at) => {
    const said = reword(paragraph);
    if (isClean(said)) return [said];
    if ((action >= 0 && at >= action) || isGreeting(paragraph)) return [strip(paragraph)];
    return [mapSentences(said, (sentence) => (isClean(sentence) ? sentence : null)) || strip(paragraph)];
  });
  return {
    subject: subject === null ? null : strip(subject),
    paragraphs: kept.filter((paragraph) => /[\p{L}\p{N}]/u.test(paragraph)),
  };
}

/** The word in any form that its ending may take. */
function patternOf(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:['’]?s|es|d|ed|ing|ly)?(?![\\p{L}\\p{N}])`, 'giu');
}

function insteadOf(word: string, avoided: string[]): string | undefined {
  const known = INSTEAD[word.toLowerCase()] ?? INSTEAD[word.toLowerCase().replace(/s$/, '')] ?? [];
  return known.find((other) => avoided.every((each) => other.search(patternOf(each)) < 0));
}

/** The replacement with a capital letter where the word had one. */
function like(instead: string): (word: string) => string {
  return (word) => (/^\p{Lu}/u.test(word) ? upperFirst(instead) : instead);
}

function takeOut(text: string, pattern: RegExp): string {
  if (text.search(pattern) < 0) return text;
  const without = text
    .replace(pattern, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\*\*\s*\*\*/g, '')
    .replace(/[ \t]+([,.;:!?])/g, '$1')
    .replace(/^[\s,.;:]+/, '');
  return upperFirst(without.trim());
}
