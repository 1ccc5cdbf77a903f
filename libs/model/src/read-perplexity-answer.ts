import { Sources, type SourcedAnswer } from './sourced-answer';

const MARK = /\[(\d{1,3})\]/g;

/**
 * Reads an answer of Perplexity: `[1]` in its text means the first of the list `citations`, and `search_results` knows
 * the titles. Both stand beside the fields of a chat completion.
 */
export function readPerplexityAnswer(text: string, fields: unknown): SourcedAnswer {
  const { citations, search_results: results } = isRecord(fields) ? fields : {};
  const pages = Array.isArray(results) ? results.filter(isRecord) : [];
  const cited: unknown[] = Array.isArray(citations) ? citations : pages.map(({ url }) => url);
  const sources = new Sources();
  const places = cited.map((url) => sources.add(url, pages.find((page) => page.url === url)?.title));
  const marks = Array.from(text.matchAll(MARK), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
    source: places[Number(match[1]) - 1],
  }));
  return {
    text,
    sources: sources.list,
    marks: marks.flatMap(({ source, ...place }) => (source === undefined ? [] : [{ ...place, source }])),
    searched: cited.length > 0 || pages.length > 0,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
