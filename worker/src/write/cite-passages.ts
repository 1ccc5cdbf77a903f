import { pagesOf, quoteFinder } from '@copydesk/text';

/** A passage in quotation marks, with a page that somebody set beside it. */
const QUOTED = /(?:“([^“”\n]{12,600})”|"([^"\n]{12,600})")(?: ?\((?:page|p\.|slide) ?\d{1,5}\))?/gi;
const NOT_THERE = 'Please check: a passage that is quoted here is not in your sources word for word.';

/** An answer whose passages have their pages beside them, and which says where one of them stands in no source. */
export function citePassages(
  answer: string,
  { document = '', others }: { document?: string | undefined; others: string[] },
) {
  const find = quoteFinder(document);
  const pages = pagesOf(document);
  let isMissing = false;
  const cited = answer.trim().replace(QUOTED, (_, curly?: string, straight?: string) => {
    const words = curly ?? straight ?? '';
    const place = find(words);
    if (!place && !others.some((text) => quoteFinder(text)(words))) isMissing = true;
    const page = place && pages.find(({ from, to }) => from <= place.from && place.from < to);
    const where =
      page?.number == null ? '' : page.kind === 'slide' ? ` (slide ${page.number})` : ` (p. ${page.number})`;
    return `“${words}”${where}`;
  });
  return isMissing ? `${cited} ${NOT_THERE}` : cited;
}
