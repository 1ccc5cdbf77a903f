/** Where the cover page ends, at the latest. */
const COVER = 8_000;
/** Where a cover lists its securities: a table of a few lines. */
const LISTED = 400;

/** 'Common Stock, $0.001 par value    NVDA    The Nasdaq Global Select Market', below 'Trading Symbol(s)'. */
export function printedTicker(text: string): string | null {
  const cover = text.slice(0, COVER);
  const at = cover.toLowerCase().indexOf('trading symbol');
  const words = at < 0 ? [] : wordsOnly(cover.slice(at, at + LISTED));
  const exchange = words.findIndex((word, index) => EXCHANGES.has(word.toLowerCase()) && isTicker(words[index - 1]));
  const listed = words.findIndex(
    (word, index) =>
      word === 'The' && EXCHANGES.has(words[index + 1]?.toLowerCase() ?? '') && isTicker(words[index - 1]),
  );
  return words[(exchange > 0 ? exchange : listed) - 1] ?? null;
}

const EXCHANGES = new Set(['nasdaq', 'nyse', 'new']);

const wordsOnly = (text: string): string[] =>
  text.replaceAll('\n', ' ').replaceAll('\t', ' ').split(' ').filter(Boolean);

const isTicker = (word: string | undefined): boolean =>
  word !== undefined && word.length <= 5 && [...word].every((sign) => sign >= 'A' && sign <= 'Z');
