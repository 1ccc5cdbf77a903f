import { LIMITS } from '@copydesk/contracts';
import { type DocumentContent, readHtml } from '@copydesk/figures';
import { cleanText, firstCharacters, htmlText, isDay } from '@copydesk/text';
import { Readability } from '@mozilla/readability';
import { DOMParser } from 'linkedom';
import { measureMarkup } from '../fetch/measure-markup';

/** What a page says, and what it says of itself. What it does not say is null. */
export interface Article {
  title: string | null;
  publisher: string | null;
  /** YYYY-MM-DD */
  publishedOn: string | null;
  content: DocumentContent;
}

/** A page with more elements, or with more within one another, is no article, and takes very long to be read. */
const MOST_ELEMENTS = 50_000;
const DEEPEST = 300;
/** Beyond them a page is not even parsed. */
const MOST_TAGS = 100_000;
const MOST_ATTRIBUTES = 200_000;
/** The title of a page stands in its beginning. */
const TITLE_WITHIN = 100_000;
/** What is shorter is the frame of a page, and nothing in it. */
const SHORTEST = 200;
/** A page that asks for a password and shows less than this shows only the beginning. */
const SHORTEST_BESIDE_LOGIN = 1_000;

const PUBLISHERS = ['publisher', 'dc.publisher', 'dcterms.publisher', 'citation_publisher'];
const DATES = [
  ...['datepublished', 'article:published_time', 'og:article:published_time', 'article.published', 'publish-date'],
  ...['date', 'pubdate', 'publication_date', 'dc.date', 'dc.date.issued', 'dcterms.date', 'citation_date'],
];

/** What is asked of a page here: the process has no types of a browser. */
interface PageNode {
  parentNode: PageNode | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}
interface PageElement extends PageNode {
  getAttribute(name: string): string | null;
}

/**
 * Reads the article of a page. 'login' where the page asks for a password, 'outsized' where it holds more markup than is
 * read, null where it holds no article.
 */
export function readArticle(html: string): Article | 'login' | 'outsized' | null {
  if (isFiling(html)) return readFiling(html);
  const { tags, attributes } = measureMarkup(html);
  if (tags > MOST_TAGS || attributes > MOST_ATTRIBUTES) return 'outsized';
  const whole = /<body[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`;
  const document: PageNode = new DOMParser().parseFromString(whole, 'text/html');
  if (isOutsized(document)) return 'outsized';
  // Readability takes the page apart.
  const about = metaOf(document);
  const onlyDay = singleDay(document);
  const asksForLogin = [...document.querySelectorAll('input[type="password"]')].length > 0;
  const article = new Readability(document).parse();
  const content = readHtml(cleanText(article?.content ?? ''));
  const { text } = content;
  if (asksForLogin && text.length < SHORTEST_BESIDE_LOGIN) return 'login';
  if (!article || text.length < SHORTEST) return null;
  const dates = [article.publishedTime, ...DATES.map((name) => about.get(name))].map(dayOf);
  return {
    title: oneLine(article.title),
    publisher: oneLine(article.siteName) ?? PUBLISHERS.map((name) => oneLine(about.get(name))).find(Boolean) ?? null,
    publishedOn: dates.find((day) => day !== null) ?? onlyDay,
    content,
  };
}

/** A page with this many tables is a filing or an earnings release and is read whole, not as an article. */
const TABLES_OF_FILING = 15;

function isFiling(html: string): boolean {
  return /<ix:/i.test(html) || [...html.matchAll(/<table[\s>]/gi)].length >= TABLES_OF_FILING;
}

/** A filing, as the SEC serves it, is all of its page. */
function readFiling(html: string): Article | null {
  const content = readHtml(cleanText(html));
  if (content.text.length < SHORTEST) return null;
  const { company = null, form = null, periodEnd = null } = content.filing?.cover ?? {};
  const title = [company, form, periodEnd].filter(Boolean).join(' ');
  const said = /<title[^>]{0,100}>([^<]{1,500})<\/title>/i.exec(html.slice(0, TITLE_WITHIN))?.[1];
  return {
    title: oneLine(title) ?? oneLine(htmlText(said ?? '')),
    publisher: oneLine(company),
    publishedOn: null,
    content,
  };
}

function isOutsized(document: PageNode): boolean {
  const depths = new Map<PageNode | null, number>();
  for (const element of document.querySelectorAll('*')) {
    const depth = (depths.get(element.parentNode) ?? 0) + 1;
    if (depth > DEEPEST || depths.size >= MOST_ELEMENTS) return true;
    depths.set(element, depth);
  }
  return false;
}

function metaOf(document: PageNode): Map<string, string> {
  const about = new Map<string, string>();
  for (const meta of document.querySelectorAll('meta')) {
    const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? meta.getAttribute('itemprop');
    const content = meta.getAttribute('content');
    if (name && content && !about.has(name.toLowerCase())) about.set(name.toLowerCase(), content);
  }
  return about;
}

/** The day of the article's `time` elements, where they all name the same; else it may be that of another article. */
function singleDay(document: PageNode): string | null {
  const articles = [...document.querySelectorAll('article, main')];
  const [within = document] = articles.length === 1 ? articles : [];
  const times = [...within.querySelectorAll('time[datetime]')];
  const [day, ...others] = new Set(times.map((time) => dayOf(time.getAttribute('datetime'))));
  return others.length === 0 ? (day ?? null) : null;
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const WRITTEN = [
  new RegExp(
    String.raw`^(?:[a-z]{3,9}, {0,2})?(?<month>${MONTHS})[a-z]{0,6}\.? (?<day>\d{1,2}),? (?<year>\d{4})\b`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:[a-z]{3,9}, {0,2})?(?<day>\d{1,2}) (?<month>${MONTHS})[a-z]{0,6}\.?,? (?<year>\d{4})\b`,
    'i',
  ),
];

/** The day of a date as a page writes it, in its own time zone; null for what is no such date. */
function dayOf(said: string | null | undefined): string | null {
  const text = said?.trim() ?? '';
  const iso = /^(\d{4}-\d{2}-\d{2})(?![\d-])/.exec(text)?.[1];
  if (iso !== undefined) return isDay(iso) && iso > '1900' ? iso : null;
  for (const form of WRITTEN) {
    const { day = '', month = '', year = '' } = form.exec(text)?.groups ?? {};
    const number = MONTHS.split('|').indexOf(month.slice(0, 3).toLowerCase()) + 1;
    const written = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (number > 0 && isDay(written) && written > '1900') return written;
  }
  return null;
}

function oneLine(text: string | null | undefined): string | null {
  const line = cleanText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return firstCharacters(line, LIMITS.titleMax) || null;
}
