import { formatDay, type EvidenceSource, type TraceEntry } from '@copydesk/text';

type Near = NonNullable<TraceEntry['near']>;

/** A claim with what its source says instead, or says of the same value. */
export type Compared = TraceEntry & { near: Near };

/** True for a claim that differs from its source. */
export function isMismatch<E extends TraceEntry>(entry: E): entry is E & { near: Near } {
  return entry.status === 'mismatch' && isCompared(entry);
}

export function isCompared<E extends TraceEntry>(entry: E): entry is E & { near: Near } {
  return entry.near !== undefined;
}

const WRONG: Record<Near['why'], string> = {
  value: 'is not what the source has.',
  sign: 'goes the other way.',
  scope: 'is a figure of another part of the company.',
  period: 'is a figure of another period.',
  scale: 'has the wrong scale: thousand, million and billion are mixed up.',
  words: 'is not quoted word for word.',
  unread: 'could not be compared.',
};

/** Where a source is, to the one who handed it in: 'your document, p. 3'. */
export function placeOf({ kind, name, date, page }: EvidenceSource): string {
  switch (kind) {
    case 'document':
      if (name !== null) return publishedBy(name, date);
      return page === null ? 'your document' : `your document, p. ${page}`;
    case 'catalyst':
      return publishedBy(name ?? 'the market news', date);
    case 'brief':
      return 'your brief';
    case 'brand':
      return 'your brand profile';
  }
}

function publishedBy(name: string, day: string | null): string {
  return day ? `${name}, ${formatDay(day)}` : name;
}

/** In what a claim differs from its source, and what the source says. */
export function tellMismatch({ quote: marked, formula, near, reason, keys }: Compared): string {
  const { source, why, says } = near;
  const quote = marked.replaceAll('**', '');
  if (reason !== undefined)
    return [`“${quote}”: ${asSentence(reason)}`, tellKeys(keys, source)].filter(Boolean).join(' ');
  const place = placeOf(source);
  if (formula !== undefined) return `“${quote}” does not follow from ${place}, where ${asSentence(formula)}`;
  const said = why === 'words' ? `“${says}”` : says;
  const who = `${capital(place)}${place.includes(',') ? ',' : ''}`;
  return `“${quote}” ${WRONG[why]} ${who} says: ${asSentence(said)}`;
}

function tellKeys(keys: TraceEntry['keys'], source: EvidenceSource): string {
  return keys === undefined
    ? ''
    : `The email says: ${asSentence(keys.draft)} ${capital(placeOf(source))}: ${asSentence(keys.source)}`;
}

/** What stands in the way of calling a claim traced whose value a source has. */
export function tellFound(entry: TraceEntry): string {
  const { quote, reason } = entry;
  if (reason !== undefined) return `“${quote.replaceAll('**', '')}” is to be checked. ${asSentence(reason)}`;
  return isCompared(entry) ? tellMismatch(entry) : `“${quote.replaceAll('**', '')}” is to be checked.`;
}

/** What proves claims, those of one place in one sentence. */
export function tellTraced(entries: TraceEntry[]): string[] {
  const byPlace = new Map<string, string[]>();
  const derived: string[] = [];
  for (const { quote, source, formula } of entries) {
    if (!source) continue;
    const place = placeOf(source);
    if (formula === undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), `“${quote}”`]);
    else derived.push(`“${quote}” follows from ${place}: ${asSentence(formula)}`);
  }
  const traced = [...byPlace].map(([place, quotes]) => {
    const distinct = [...new Set(quotes)];
    return `${listOf(distinct)} ${distinct.length === 1 ? 'is' : 'are'} in ${place}.`;
  });
  return [...traced, ...derived];
}

/** What nothing was found for. */
export function tellUnsourced(entries: TraceEntry[]): string {
  const quotes = [...new Set(entries.map(({ quote }) => `“${quote.replaceAll('**', '')}”`))];
  return `${listOf(quotes)} ${quotes.length === 1 ? 'was' : 'were'} not found in your sources.`;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function listOf(items: string[]): string {
  return new Intl.ListFormat('en-US').format(items);
}

function asSentence(text: string): string {
  return /[.!?]["”’)]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
