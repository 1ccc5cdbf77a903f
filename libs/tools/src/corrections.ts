import { catalystText, type Correction, isCorrectable, type LedgerEntry, type UsedCatalyst } from '@copydesk/contracts';
import { printedFigures } from '@copydesk/figures';
import { findPageMarkers, quoteFinder, sentenceAt, type EvidenceSource } from '@copydesk/text';

/** Sources in which words may stand as they are. */
export interface QuotedSources {
  document?: string | undefined;
  catalysts: (UsedCatalyst & { text: string })[];
}

/** Finds words in the sources where they stand word for word. */
export function passageFinder({ document, catalysts }: QuotedSources): (words: string) => EvidenceSource | null {
  const places = [
    ...(document === undefined ? [] : [placesIn(document, { kind: 'document', name: null, date: null })]),
    ...catalysts.map((used) => placesIn(catalystText(used), nameOf(used))),
  ];
  return (words) => places.map((find) => find(words)).find((place) => place !== null) ?? null;
}

function placesIn(text: string, named: Pick<EvidenceSource, 'kind' | 'name' | 'date'>) {
  const find = quoteFinder(text);
  const markers = findPageMarkers(text);
  return (words: string): EvidenceSource | null => {
    const place = find(words);
    if (!place) return null;
    const page = markers.findLast(({ at }) => at <= place.from)?.number ?? null;
    return { ...named, ...place, page, quote: text.slice(place.from, place.to) };
  };
}

/** As the ledger names a piece of market news. */
function nameOf({ source, title, publishedAt }: UsedCatalyst): Pick<EvidenceSource, 'kind' | 'name' | 'date'> {
  return { kind: 'catalyst', name: source ?? title, date: publishedAt.slice(0, 10) };
}

/** Powers of ten in which tables count. */
const SCALES = [0, 3, 6, 9];

/** True where a passage has the very figure of a claim, within the rounding that the claim shows. */
export function hasFigure({ quote }: Pick<LedgerEntry, 'quote'>, passage: string): boolean {
  const [claimed] = printedFigures(quote.replaceAll('**', ''));
  if (!claimed) return false;
  return printedFigures(passage).some(({ unit, value, power }) => {
    // A row of a table says neither its unit nor its scale.
    const isOfRow = power === 0 && claimed.power > 0;
    if (unit !== claimed.unit && !(isOfRow && unit === 'count')) return false;
    const isSame = (scale: number) =>
      Math.abs(Math.abs(value) * 10 ** scale - Math.abs(claimed.value)) <= claimed.rounding;
    return (isOfRow ? SCALES : [0]).some(isSame);
  });
}

/** True where rules call claims wrong of which a passage may show that they are right. */
export function areCorrectable(entries: LedgerEntry[]): boolean {
  const wrong = entries.filter(({ status, waiver }) => status === 'mismatch' && waiver === undefined);
  return wrong.length > 0 && wrong.every(isCorrectable);
}

/** What takes a claim of a text out of those that rules call wrong; null where its figure is not in the passage. */
export function correctionOf(
  entry: LedgerEntry,
  text: string,
  { source, note }: { source: EvidenceSource; note: string },
): Correction | null {
  if (!isCorrectable(entry) || !hasFigure(entry, source.quote)) return null;
  const reason = `A first comparison by rule found another figure; the check found this one. ${note.trim()} Confirm that the draft says the same.`;
  return { claim: entry.quote, sentence: sentenceAt(text, entry.from, entry.to), reason, source };
}
