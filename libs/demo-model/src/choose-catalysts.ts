import { firstCharacters, splitSentences, type Fenced } from '@copydesk/text';
import { stemsOf } from './stems-of';

interface Candidate {
  id: string;
  title: string;
  text: string;
  stems: Map<string, string>;
}

interface Match {
  candidate: Candidate;
  /** The words both have, as the candidate writes them, the most telling first. */
  shared: string[];
  relevance: number;
}

const MOST = 5;
const LEAST_SHARED = 2;
const QUOTE_MAX = 160;

/**
 * Chooses the candidates that share the most telling words with the text, 5 at most, best first, and answers them as
 * the JSON of the schema `find_catalysts`. None fits: an empty list.
 */
export function chooseCatalysts(fences: Fenced[]): string {
  const text = fences
    .filter(({ name }) => name !== 'candidate')
    .map((fenced) => fenced.text.replaceAll('**', ''))
    .join('\n');
  const candidates = fences.filter(({ name }) => name === 'candidate').map((fenced) => readCandidate(fenced.text));
  const matches = matchAll(text, candidates).slice(0, MOST);
  const sentences = text.split('\n').flatMap((line) => splitSentences(line.replace(/^[-•*\s]+/, '')));
  return JSON.stringify({ catalysts: matches.map((match) => explain(match, sentences)) });
}

function readCandidate(text: string): Candidate {
  const [first = '', title = '', ...rest] = text.split('\n');
  const news = rest.join('\n');
  return { id: first.replace(/^id:\s*/, ''), title, text: news, stems: stemsOf(`${title}\n${news}`) };
}

function matchAll(text: string, candidates: Candidate[]): Match[] {
  const stems = stemsOf(text);
  const spread = (stem: string) => candidates.filter((candidate) => candidate.stems.has(stem)).length;
  const isTelling = (stem: string) => candidates.length < 4 || spread(stem) <= candidates.length / 2;
  const matches = candidates.map((candidate) => {
    const shared = [...candidate.stems.keys()].filter((stem) => stems.has(stem) && isTelling(stem));
    shared.sort((a, b) => spread(a) - spread(b) || a.localeCompare(b));
    const share = shared.length / Math.max(1, candidate.stems.size);
    const relevance = Math.round(Math.min(0.97, 0.42 + share * 0.7 + shared.length * 0.04) * 100) / 100;
    return { candidate, shared: shared.map((stem) => candidate.stems.get(stem) ?? stem), relevance };
  });
  return matches.filter(({ shared }) => shared.length >= LEAST_SHARED).sort((a, b) => b.relevance - a.relevance);
}

function explain({ candidate, shared, relevance }: Match, sentences: string[]): Record<string, string | number> {
  const proof = bestSentence(sentences, new Set(candidate.stems.keys()));
  const [news = candidate.title] = splitSentences(candidate.text.split('\n').at(-1) ?? '');
  return {
    id: candidate.id,
    relevance,
    reason: `The document and the news both speak of ${listed(shared.slice(0, 3))}. From the document: “${quote(proof)}”`,
    impact: news,
    angle: `Open with the news, “${candidate.title.replace(/\.$/, '')}”, then show what the document has to say about ${shared[0] ?? 'it'}.`,
  };
}

/** The sentence that has the most words of the candidate. */
function bestSentence(sentences: string[], stems: Set<string>): string {
  let best = { sentence: '', count: -1 };
  for (const sentence of sentences) {
    const count = [...stemsOf(sentence).keys()].filter((stem) => stems.has(stem)).length;
    if (count > best.count) best = { sentence, count };
  }
  return best.sentence;
}

function quote(sentence: string): string {
  if (sentence.length <= QUOTE_MAX) return sentence;
  const cut = firstCharacters(sentence, QUOTE_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), QUOTE_MAX / 2))}…`;
}

function listed(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
