/**
 * The places that sending tools fill in, as they stand in a text: `*|UNSUB|*` (Mailchimp), `{{ unsubscribe_link }}`
 * (HubSpot), `{% unsubscribe %}` (Klaviyo), `{{ UnsubscribeURL }}` (listmonk). What could be markup is none.
 */
export const MERGE_TAG = /\{\{[^{}<>&\r\n]{1,80}\}\}|\{%[^{}%<>&\r\n]{1,80}%\}|\*\|[^*|<>&\r\n]{1,60}\|\*/g;

/** The places of the merge tags of a text, in UTF-16 units. */
export function mergeTagsIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(MERGE_TAG)].map(({ 0: tag, index: from }) => ({ from, to: from + tag.length }));
}
