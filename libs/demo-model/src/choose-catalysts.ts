import type { Fenced } from '@copydesk/text';

interface Candidate {
  id: string;
  title: string;
  text: string;
}

const MOST = 5;
const LEAST_SHARED = 2;
const STOP = new Set(
  'about after also amid and are been before being but can could for from had has have into its more most new not now off one other our out over per said says than that the their them then there these they this those through under was were which while will with would year years quarter company market markets million billion percent report reported first second third fourth'.split(
    ' ',
  ),
);

/**
 * Chooses the candidates that share the most telling words with the text, 5 at most, best first, and answers them as
 * the JSON of the schema `find_catalysts`. None fits: an empty list.
 */
export function chooseCatalysts(fences: Fenced[]): string {
  const text = fences
    .filter(({ name }) => name !== 'candidate')
    .map((fenced) => fenced.text)
    .join('\n');
  const words = wordsOf(text);
  const chosen = fences
    .filter(({ name }) => name === 'candidate')
    .map((fenced) => readCandidate(fenced.text))
    .map((candidate) => ({ candidate, shared: sharedWords(candidate, words) }))
    .filter(({ shared }) => shared.length >= LEAST_SHARED)
    .sort((a, b) => relevance(b.shared, b.candidate) - relevance(a.shared, a.candidate))
    .slice(0, MOST);
  return JSON.stringify({
    catalysts: chosen.map(({ candidate, shared }) => ({
      id: candidate.id,
      relevance: relevance(shared, candidate),
      reason: `Both speak of ${listed(shared.slice(0, 4))}.`,
      impact: `${candidate.title.replace(/\.$/, '')}: it bears on what the document says about ${shared[0] ?? 'this'}.`,
      angle: `Open with the news, then show what the document says about ${listed(shared.slice(0, 2))}.`,
    })),
  });
}

function readCandidate(text: string): Candidate {
  const [first = '', title = '', ...rest] = text.split('\n');
  return { id: first.replace(/^id:\s*/, ''), title, text: [title, ...rest].join('\n') };
}

/** The words of the candidate that the text has too, those the text says most often first. */
function sharedWords(candidate: Candidate, words: Map<string, number>): string[] {
  const found = [...wordsOf(candidate.text).keys()].filter((word) => words.has(word));
  return found.sort((a, b) => (words.get(b) ?? 0) - (words.get(a) ?? 0) || a.localeCompare(b));
}

function relevance(shared: string[], candidate: Candidate): number {
  const share = shared.length / Math.max(1, wordsOf(candidate.text).size);
  return Math.round(Math.min(0.97, 0.35 + share + shared.length * 0.04) * 100) / 100;
}

function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}][\p{L}\p{N}&-]{2,}/gu)) {
    if (!STOP.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
