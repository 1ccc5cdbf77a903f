import { MERGE_TAG } from '@copydesk/text';

/** A place for which a sending tool puts what it knows of a reader, as it stands in a text. */
export interface MergeTag {
  from: number;
  to: number;
  /** To the letter, with its braces. */
  text: string;
  /** Of a plain tag such as `{{first_name}}`; null for one that is written in the language of a tool. */
  name: string | null;
}

const NAME = /^\{\{\s?([a-z]\w{0,40})\s?\}\}$/i;

/** The fields that every sending tool has, by the names that are used here. */
const STANDARD: Record<string, string> = {
  first_name: 'the reader’s first name',
  last_name: 'the reader’s last name',
  email: 'the reader’s email address',
  unsubscribe_url: 'the reader’s way to unsubscribe',
};

/** The merge tags of a text, in their order. */
export function findTags(text: string): MergeTag[] {
  return [...text.matchAll(MERGE_TAG)].map(({ 0: tag, index: from }) => ({
    from,
    to: from + tag.length,
    text: tag,
    name: NAME.exec(tag)?.[1]?.toLowerCase() ?? null,
  }));
}

/** The text with each tag in the words of `write`, and the rest in those of `writeRest`. */
export function mapTags(text: string, write: (tag: MergeTag) => string, writeRest = (rest: string) => rest): string {
  let [mapped, at] = ['', 0];
  for (const tag of findTags(text)) {
    mapped += writeRest(text.slice(at, tag.from)) + write(tag);
    at = tag.to;
  }
  return mapped + writeRest(text.slice(at));
}

/** What a tag stands for; null where only the sending tool can know. */
export function meaningOf({ name }: MergeTag): string | null {
  return name === null ? null : (STANDARD[name] ?? null);
}

/** True for a tag for which a sending tool puts a link with its own words, and not an address: `{% unsubscribe %}`. */
export function isWholeLink(text: string): boolean {
  return /^\{%-?\s*(?:unsubscribe|manage_preferences)(?:\s[^%]*)?-?%\}$/.test(text);
}

/** True where a tag stands for an address that one can go to. */
export function isLinkTag({ text }: MergeTag): boolean {
  return /url|link|unsub/i.test(text) && !text.includes('"') && !isWholeLink(text);
}
