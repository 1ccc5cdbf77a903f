import { MERGE_TAG, mergeTagsIn } from './merge-tags';
import { trimEndBy } from './trim-by';

/** An address of the web as it stands in a text, in UTF-16 units. */
export interface FoundLink {
  text: string;
  from: number;
  to: number;
}

const LINK = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"“”*)\]]+/giu;

/** The addresses in a text, with the merge tags in them and without the marks that end the sentence around them. */
export function findLinks(text: string): FoundLink[] {
  // A tag may hold what ends an address.
  const plain = text.replace(MERGE_TAG, (tag) => TAG_CHARACTER.repeat(tag.length));
  return [...plain.matchAll(LINK)].map(({ 0: found, index: from }) => {
    const to = from + trimEndBy(found, /[.,;:!?'’]/).length;
    return { text: text.slice(from, to), from, to };
  });
}

/** Stands for each character of a merge tag, where only the form of an address is looked at. */
const TAG_CHARACTER = 'x';

/** True for one address of the web that a reader may be sent to, with or without merge tags, and for a merge tag alone. */
export function isSendableLink(text: string): boolean {
  const plain = text.replace(MERGE_TAG, TAG_CHARACTER);
  return (plain === TAG_CHARACTER && text !== plain) || (!/[\s*<>"{}]/.test(plain) && httpUrl(plain) !== null);
}

/** The draft with this address below its last call to action, which stands alone and in bold; the same where it has it already. */
export function withLink(draft: string, link: string): string {
  if (link === '' || hasLink(draft, link)) return draft;
  const paragraphs = draft.split(/(\n[ \t]*\n)/);
  const call = paragraphs.findLastIndex((one) => /^\s*\*\*[^*\n]+\*\*[.!]?\s*$/.test(one));
  const at = call < 0 ? paragraphs.findLastIndex((one) => one.trim() !== '') : call;
  return paragraphs.map((one, place) => (place === at ? `${one.trimEnd()}\n${link}` : one)).join('');
}

function hasLink(draft: string, link: string): boolean {
  return [
    ...findLinks(draft).map(({ text }) => text),
    ...mergeTagsIn(draft).map(({ from, to }) => draft.slice(from, to)),
  ].includes(link);
}

/** The address, written in full, where it is one of the web that may be shown as a link; null for any other text. */
export function httpUrl(text: unknown): string | null {
  if (typeof text !== 'string' || !URL.canParse(text.trim())) return null;
  const url = new URL(text.trim());
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  // A name before the host makes one site look like another.
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** The site of an address of the web: who speaks there, where nobody says so. */
export function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
