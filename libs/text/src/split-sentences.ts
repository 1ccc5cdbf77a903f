const ABBREVIATION =
  /(?:^|[\s(“"])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Inc|Corp|Co|Ltd|No|Nos|vs|v|al|approx|e\.g|i\.e|U\.S|U\.K|P\.S|a\.m|p\.m|\p{Lu})\.$/u;
const END = /[.!?。！？]["'”’)]*(?:\s+(?=["'“‘($€£]?[\p{Lu}\p{Lo}\d])|$)|[。！？]/gu;

const STOP = /[.!?。！？]/;

/** The sentences of a passage. A full stop after an abbreviation or an initial ends none. */
export function splitSentences(text: string): string[] {
  if (!STOP.test(text)) return text.trim() === '' ? [] : [text.trim()];
  const sentences: string[] = [];
  let start = 0;
  const last = text.trimEnd().length;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].trimEnd().length;
    const isLast = end >= last;
    if (!isLast && ABBREVIATION.test(text.slice(Math.max(start, end - 12), end))) continue;
    sentences.push(text.slice(start, end).trim());
    start = match.index + match[0].length;
  }
  const rest = text.slice(start).trim();
  if (rest !== '') sentences.push(rest);
  return sentences;
}
