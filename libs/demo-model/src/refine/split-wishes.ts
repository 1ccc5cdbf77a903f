import { splitSentences } from '@copydesk/text';

const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»/g;
const NEXT =
  /(?:[,;] (?:and |then |but )?|\s(?:and|then|but) (?:then |also |please )?)(?=(?:also |please )?(?:add|mention|include|make|change|remove|delete|cut|drop|shorten|rewrite|replace|set|insert|take out|leave out)\b)/i;
const WHOLE = /\b(?:add|include|insert|mention)\b[^:\n]{0,40}: */i;

/** The single wishes of a request. What stands in quotation marks, or after `add this:`, is never parted. */
export function splitWishes(request: string): string[] {
  return request.split('\n').flatMap((line) => {
    const kept: string[] = [];
    const hidden = line.replace(QUOTED, (quote) => `\ue000${kept.push(quote) - 1}\ue001`);
    const pieces = WHOLE.test(hidden)
      ? [hidden]
      : splitSentences(hidden.trim()).flatMap((sentence) => sentence.split(NEXT));
    return pieces
      .map((piece) => piece.replace(/\ue000(\d+)\ue001/g, (_mark, at: string) => kept[Number(at)] ?? '').trim())
      .filter((piece) => piece !== '');
  });
}
