import { JobError, LIMITS } from '@copydesk/contracts';
import type { FeedItem } from '@copydesk/database';
import { firstCharacters, httpUrl } from '@copydesk/text';
import { parseFeed } from 'feedsmith';
import { plainText } from './plain-text';
import { sectorOf } from './sector-of';

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
const DAY_MS = 86_400_000;
/** Beyond this no text is looked at: markup may be much longer than what it says. */
const LONGEST_HTML = 200_000;

/**
 * Reads a feed (RSS, Atom, RDF or JSON): the newest 100 items with a title or a text, both as plain text. A date that
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
    return parseFeed(text);
  } catch {
    const isPage = /^\s*(?:<!doctype html|<html)/i.test(text);
    throw new JobError(isPage ? 'This is a web page, not a news feed.' : 'This is not an RSS or Atom feed.');
  }
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
