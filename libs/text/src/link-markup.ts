import { httpUrl, isSendableLink } from './links';
import { MERGE_TAG } from './merge-tags';

interface Span {
  from: number;
  to: number;
}

/** A link with words of its own as it stands in a raw draft, `[words](address)`, in UTF-16 units. */
export interface MarkedLink extends Span {
  words: Span;
  href: string;
}

const MARKED = /\[([^[\]\r\n]+)\]\(([^\s()<>"[\]]+)\)/g;
/** Stands for each character of a merge tag, which may hold what ends an address. */
const TAG_CHARACTER = '\uE000';
const MAIL = /^mailto:[^\s()<>"*[\]@]+@[^\s()<>"*[\]@]+$/i;

/** The links with words of their own in a text. What has no words, or no address that may be opened, is none. */
export function markedLinks(text: string): MarkedLink[] {
  if (!text.includes('](')) return [];
  const plain = text.replace(MERGE_TAG, (tag) => TAG_CHARACTER.repeat(tag.length));
  return [...plain.matchAll(MARKED)].flatMap(({ 0: whole, 1: words = '', index: from }) => {
    const to = from + whole.length;
    const wordsTo = from + 1 + words.length;
    const href = text.slice(wordsTo + 2, to - 1);
    const isLink = /[^\s*]/.test(words) && isLinkAddress(href);
    return isLink ? [{ from, to, words: { from: from + 1, to: wordsTo }, href }] : [];
  });
}

/** True for what words may lead to: an address of the web, one of mail, or a merge tag that stands for one. */
function isLinkAddress(text: string): boolean {
  const plain = text.replace(MERGE_TAG, '');
  return !/[()[\]]|\*\*/.test(plain) && (isSendableLink(text) || MAIL.test(text));
}

type LinkAddress = { href: string } | { problem: string };

const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]|$)/u;
const ESCAPES: Record<string, string> = { '(': '%28', ')': '%29', '[': '%5B', ']': '%5D', '*': '%2A' };

/** What somebody typed as the address of a link, as it goes into a draft; or what is wrong with it, in a sentence. */
export function readLinkAddress(typed: string): LinkAddress {
  const text = typed.trim();
  if (text === '') return { problem: 'Type the address that the link opens.' };
  const whole = HOST.test(text) ? `https://${text}` : text;
  const href = escapeMarks(whole);
  if (isLinkAddress(href)) return { href };
  if (/\s/.test(text.replace(MERGE_TAG, ''))) return { problem: 'An address has no spaces.' };
  if (/^mailto:/i.test(text))
    return { problem: 'Behind mailto: comes an email address, such as mailto:desk@example.com.' };
  if (/^https?:/i.test(text) && httpUrl(href) === null)
    return { problem: 'This is no whole web address. One looks like https://example.com/offer.' };
  return { problem: 'A link begins with https://, http:// or mailto:, or is a merge tag such as {{cta_url}}.' };
}

/** Outside of merge tags, what would end the link. */
function escapeMarks(address: string): string {
  let [escaped, at] = ['', 0];
  const escape = (text: string) => text.replace(/[()[\]*]/g, (mark) => ESCAPES[mark] ?? mark);
  for (const { 0: tag, index } of address.matchAll(MERGE_TAG)) {
    escaped += escape(address.slice(at, index)) + tag;
    at = index + tag.length;
  }
  return escaped + escape(address.slice(at));
}

/** Where a stretch of a raw draft is seen: an address is not, and the words that lead there stand for it. */
export function shownSpan<S extends Span>(text: string, span: S): S {
  const link = markedLinks(text).find(({ words, to }) => span.from >= words.to && span.to <= to);
  return link ? { ...span, ...link.words } : span;
}

/** A stretch of a raw draft that cuts no link: one within the words of a link stays as it is. */
export function wholeLinks({ from, to }: Span, text: string): Span {
  const cut = markedLinks(text).filter(
    ({ words }) => from < words.to && to > words.from && (from < words.from || to > words.to),
  );
  return { from: Math.min(from, ...cut.map((link) => link.from)), to: Math.max(to, ...cut.map((link) => link.to)) };
}
