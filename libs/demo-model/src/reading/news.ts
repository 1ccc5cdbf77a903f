import { isQuotable, oneLine, sentencesOf, type Material } from './material';

/** The news that was handed in, each by its first sentences that may be quoted: '“Power prices rose 31%” (Eurostat, July 28, 2026).' */
export function readNews({ text, texts, isAvoided }: Material, sentences = 1): string[] {
  const sources = text('catalystSources')
    .split(/\n{2,}/)
    .map((block) => block.split('\n')[0] ?? '');
  const typed = [...texts('catalyst'), ...texts('catalystContext')].flatMap((one) => one.split(/\n{2,}/));
  return typed.flatMap((news) => {
    const title = `${oneLine(news.split('\n')[0] ?? '')}, `;
    const source = sources.find((one) => one.startsWith(title))?.slice(title.length);
    const said = sentencesOf(news)
      .filter((one) => isQuotable(one) && !isAvoided(one))
      .slice(0, sentences);
    return said.map((one) => `“${one}”${source ? ` (${source}).` : /[.?!]$/.test(one) ? '' : '.'}`);
  });
}
