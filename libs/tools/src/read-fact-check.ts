import type { ClaimVerdict, FactCheckResponse, FactSource, SourceKind } from '@copydesk/contracts';
import { httpUrl, quoteFinder, type QuoteMatch } from '@copydesk/text';
import { isRecord, readList, readText } from './read-json';

/** The id under which the user's own document is offered as a source. */
export const DOCUMENT_ID = 'document';

export const VERDICTS = ['supported', 'contradicted', 'not-found'] as const;

/** A piece of market news that a text may be checked against. `publishedAt` is an ISO 8601 date. */
export interface CheckedCatalyst {
  id: string;
  title: string;
  text: string;
  source: string | null;
  url: string | null;
  publishedAt: string | null;
}

interface Checked {
  text: string;
  document?: string;
  catalysts: CheckedCatalyst[];
}

/** A source that was offered: what it says, and how it is shown. */
interface Offered {
  kind: SourceKind;
  title: string;
  url: string | null;
  text: string;
  find: (quote: string) => QuoteMatch | null;
}

/**
 * Reads the answer of the model. Claims and quotations come back as they stand in the text and in the sources.
 * @throws Error, in words that a model can act on, where a claim is not in the text, a source was not offered, a quote is
 * not in its source, or a verdict other than 'not-found' has no source.
 */
export function readFactCheck(json: unknown, checked: Checked): FactCheckResponse {
  const answer = isRecord(json) ? json : {};
  const offered = offer(checked);
  const find = quoteFinder(checked.text);
  const verdicts = readList(answer.claims, 'claims').map((item): ClaimVerdict => {
    if (!isRecord(item)) throw new Error('Every claim must be an object.');
    const claim = readQuote(item.claim, { text: checked.text, find, name: 'the text' });
    const verdict = readVerdict(item.verdict, claim);
    const sources = verdict === 'not-found' ? [] : readSources(item.sources, offered, claim);
    return { claim, verdict, note: readText(item.note, `The note on ${JSON.stringify(claim)}`), sources };
  });
  return {
    analysis: readText(answer.analysis, 'The analysis'),
    citations: citationsOf(verdicts),
    verdicts,
    checkedAgainst: [...new Set([...offered.values()].map(({ kind }) => kind))],
    cuts: [],
  };
}

/** The addresses of all sources, each once. */
function citationsOf(verdicts: ClaimVerdict[]): string[] {
  const urls = verdicts.flatMap(({ sources }) => sources.map(({ url }) => url));
  return [...new Set(urls.filter((url) => url !== null))];
}

function offer({ document, catalysts }: Checked): Map<string, Offered> {
  const offered = new Map<string, Offered>();
  const add = (id: string, source: Omit<Offered, 'find'>) =>
    offered.set(id, { ...source, find: quoteFinder(source.text) });
  if (document?.trim()) add(DOCUMENT_ID, { kind: 'document', title: 'Your document', url: null, text: document });
  for (const { id, title, text, source, url } of catalysts) {
    const shown = source ? `${title.trim()} (${source})` : title.trim();
    add(id, { kind: 'catalyst', title: shown, url: httpUrl(url), text: `${title}\n${text}` });
  }
  return offered;
}

function readVerdict(value: unknown, claim: string): ClaimVerdict['verdict'] {
  const known = VERDICTS.find((verdict) => verdict === value);
  if (known) return known;
  throw new Error(`The verdict on ${JSON.stringify(claim)} must be one of ${VERDICTS.join(', ')}.`);
}

function readSources(value: unknown, offered: Map<string, Offered>, claim: string): FactSource[] {
  const sources = readList(value, 'sources').map((item): FactSource => {
    const { id, quote } = isRecord(item) ? item : {};
    const source = offered.get(String(id));
    if (!source) throw new Error(`${JSON.stringify(id) ?? 'Nothing'} is not the id of a source.`);
    const { kind, title, url, text, find } = source;
    return { kind, title, url, quote: readQuote(quote, { text, find, name: `the source "${String(id)}"` }) };
  });
  if (sources.length > 0) return sources;
  throw new Error(
    `The verdict on ${JSON.stringify(claim)} needs a source with a quote; without one it is "not-found".`,
  );
}

function readQuote(value: unknown, from: { text: string; find: Offered['find']; name: string }): string {
  const quote = readText(value, `A quotation of ${from.name}`);
  const found = from.find(quote);
  if (!found) throw new Error(`${JSON.stringify(quote)} is not in ${from.name}: quote it word for word.`);
  return from.text.slice(found.from, found.to);
}
