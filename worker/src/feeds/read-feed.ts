import { JobError, LIMITS, MARKET_WIDE } from '@copydesk/contracts';
import type { FeedItem } from '@copydesk/database';
import { firstCharacters, htmlText, httpUrl } from '@copydesk/text';
import { parseFeed } from 'feedsmith';
import { measureMarkup } from '../fetch/measure-markup';

/** What a feed says. */
export interface ReadFeed {
  title: string | null;
  items: FeedItem[];
}

/** An item before it was cleaned, whatever the kind of its feed. */
interface RawItem {
  title?: string;
  /** The shortest text that the item has first. */
  texts: (string | undefined)[];
  link?: string;
  date?: string;
}

const MOST_ITEMS = 100;
/** What stands behind these is not even parsed: the newest items stand first. */
const MOST_PARSED = 1_000;
/** An item has up to 20 tags. */
const MOST_TAGS = 30_000;
const MOST_ATTRIBUTES = 30_000;
const DAY_MS = 86_400_000;
/** Beyond this no text is looked at: markup may be much longer than what it says. */
const LONGEST_HTML = 200_000;

/**
 * Reads a feed (RSS, Atom, RDF or JSON): of its first 1,000 items the newest 100 with a title or a text, both as plain text. A date that
 * is missing, or more than a day ahead, becomes `now`; a link that is not of the web is left out.
 * @throws JobError where it is none.
 */
export function readFeed(text: string, now: Date): ReadFeed {
  const { title, items } = parse(text);
  const source = shortText(title, LIMITS.titleMax) || null;
  const read = items.flatMap((item) => readItem(item, source, now));
  read.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  return { title: source, items: read.slice(0, MOST_ITEMS) };
}

function parse(text: string): { title: string | undefined; items: RawItem[] } {
  const parsed = tryParse(text);
  const { feed } = parsed;
  if (parsed.format === 'atom') {
    const items = (parsed.feed.entries ?? []).map(({ title, summary, content, links, published, updated }) => ({
      title: title?.value,
      texts: [summary?.value, content?.value],
      link: (links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links?.[0])?.href,
      date: published ?? updated,
    }));
    return { title: parsed.feed.title?.value, items };
  }
  if (parsed.format === 'json') {
    const items = (parsed.feed.items ?? []).map((item) => ({
      title: item.title,
      texts: [item.summary, item.content_text, item.content_html],
      link: item.url,
      date: item.date_published ?? item.date_modified,
    }));
    return { title: parsed.feed.title, items };
  }
  const items = (parsed.feed.items ?? []).map((item) => ({
    title: item.title,
    texts: [item.description, item.content?.encoded],
    link: item.link,
    date: ('pubDate' in item ? item.pubDate : undefined) ?? item.dc?.dates?.[0],
  }));
  return { title: feed.title === undefined || typeof feed.title === 'string' ? feed.title : undefined, items };
}

function tryParse(text: string) {
  try {
    return parseFeed(text.trimStart().startsWith('{') ? withFirstItems(JSON.parse(text)) : cutMarkup(text));
  } catch (error) {
    if (error instanceof JobError) throw error;
    const isPage = /^\s*(?:<!doctype html|<html)/i.test(text);
    throw new JobError(isPage ? 'This is a web page, not a news feed.' : 'This is not an RSS or Atom feed.');
  }
}

function withFirstItems(feed: unknown): unknown {
  if (typeof feed !== 'object' || feed === null || !('items' in feed) || !Array.isArray(feed.items)) return feed;
  return { ...feed, items: feed.items.slice(0, MOST_PARSED) };
}

/** A feed as far as it is read. The parser closes what is left open. */
function cutMarkup(text: string): string {
  let end = text.length;
  let items = 0;
  for (const { index } of text.matchAll(/<(?:item|entry)[\s>]/gi)) {
    items += 1;
    if (items > MOST_PARSED) {
      end = index;
      break;
    }
  }
  const read = text.slice(0, end);
  const { tags, attributes } = measureMarkup(withoutCdata(read));
  if (tags > MOST_TAGS || attributes > MOST_ATTRIBUTES) throw new JobError('This feed holds more markup than is read.');
  return read;
}

/** The HTML of an item, which is text to the parser. */
function withoutCdata(xml: string): string {
  const [before = '', ...sections] = xml.split('<![CDATA[');
  const behind = sections.map((section) => {
    const end = section.indexOf(']]>');
    return end < 0 ? '' : section.slice(end);
  });
  return [before, ...behind].join('');
}

function readItem({ title, texts, link, date }: RawItem, source: string | null, now: Date): FeedItem[] {
  const said = texts.map((text) => shortText(text, LIMITS.shortTextMax)).find((text) => text !== '') ?? '';
  const headline = shortText(title, LIMITS.titleMax) || firstCharacters(said, LIMITS.titleMax);
  if (headline === '') return [];
  const url = httpUrl(link);
  const datedAt = readDate(date, now);
  return [
    {
      title: headline,
      text: said || headline,
      sector: sectorOf(`${headline}\n${said}`),
      source,
      url: url !== null && url.length <= LIMITS.shortTextMax ? url : null,
      publishedAt: datedAt ?? now,
      datedAt,
    },
  ];
}

function shortText(html: string | undefined, max: number): string {
  return firstCharacters(plainText(firstCharacters(html ?? '', LONGEST_HTML)), max);
}

function readDate(text: string | undefined, now: Date): Date | null {
  const date = text === undefined ? null : new Date(text);
  if (!date || Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900) return null;
  return date.getTime() > now.getTime() + DAY_MS ? null : date;
}

/** The text of a piece of HTML in one line. */
export function plainText(html: string): string {
  return htmlText(html).replace(/\s+/g, ' ');
}

/** The first sector whose words stand in a text is its own. */
const SECTORS: [string, RegExp][] = [
  ['Semiconductors', /\b(?:semiconductors?|microchips?|chipmakers?|foundry|gpus?)\b/i],
  ['Digital assets', /\b(?:crypto|tokeni[sz]\w|(?:bitcoin|ether(?:eum)?|stablecoins?|digital assets?|blockchain)\b)/i],
  [
    'Energy',
    /\b(?:oil|crude|natural gas|lng|opec|petroleum|refiner(?:y|ies)|pipelines?|electricity|solar|wind power|nuclear|energy)\b/i,
  ],
  [
    'Health care',
    /\b(?:pharma|biotech|(?:drugs?|vaccines?|clinical trials?|medicare|medicaid|medical devices?|fda)\b)/i,
  ],
  [
    'Banking',
    /\b(?:banks?'? (?:capital|failures?|supervision|holding compan(?:y|ies)|mergers?)|lenders?|deposit insurance|stress tests?|credit unions?|basel)\b/i,
  ],
  ['Real estate', /\b(?:housing|home sales|mortgages?|real estate|building permits|rents?)\b/i],
  ['Automotive', /\b(?:automakers?|vehicles?|car sales|evs?)\b/i],
  ['Agriculture', /\b(?:agricultur\w|(?:grain|wheat|corn|soybeans?|harvest|crops?|farm(?:ers|ing)?)\b)/i],
  ['Metals', /\b(?:gold|silver|copper|lithium|steel|alumini?um|iron ore|mining|rare earths?)\b/i],
  [
    'Technology',
    /\b(?:cyber|antitrust.{0,100}tech\b|(?:artificial intelligence|ai|software|cloud|data cent(?:er|re)s?|platforms?)\b)/i,
  ],
];

/** The sector that a piece of news speaks of, by its words. */
export function sectorOf(text: string): string {
  return SECTORS.find(([, words]) => words.test(text))?.[0] ?? MARKET_WIDE;
}
