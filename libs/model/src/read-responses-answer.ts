import type { Response, ResponseOutputText } from 'openai/resources/responses/responses';
import { Sources, type SourcedAnswer } from './sourced-answer';

type Annotation = ResponseOutputText['annotations'][number];

/** Reads an answer of the Responses API: its text, and the flat `url_citation` annotations on it. */
export function readResponsesAnswer({ output }: Pick<Response, 'output'>): SourcedAnswer {
  const sources = new Sources();
  const marks: SourcedAnswer['marks'] = [];
  let text = '';
  for (const item of output) {
    if (item.type !== 'message') continue;
    for (const part of item.content) {
      if (part.type !== 'output_text') continue;
      for (const annotation of part.annotations ?? []) {
        if (annotation?.type !== 'url_citation') continue;
        const source = sources.add(annotation.url, annotation.title);
        const place = placeOf(annotation, part.text);
        if (place) marks.push({ from: text.length + place.from, to: text.length + place.to, source });
      }
      text += part.text;
    }
  }
  return { text, sources: sources.list, marks, searched: output.some(({ type }) => type === 'web_search_call') };
}

/**
 * Where an annotation stands, in UTF-16 units. Its indices count code points, which is the same until the first emoji;
 * a server that counts units is known by its text having the address there.
 */
function placeOf(
  { start_index: start, end_index: end, url }: Extract<Annotation, { type: 'url_citation' }>,
  text: string,
): { from: number; to: number } | null {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end < start || end > text.length) return null;
  if (text.slice(start, end).includes(url)) return { from: start, to: end };
  const characters = Array.from(text);
  const from = characters.slice(0, start).join('').length;
  return { from, to: from + characters.slice(start, end).join('').length };
}
