import { isDisclaiming } from './remove-disclaimers';
import { isPostscript } from './sign-off';

const LABEL =
  /^[^\p{L}\n]{0,4}(?:disclaimer|disclosures?|important (?:notice|information|disclosures?)|risk (?:warning|disclosure)|legal notice)\b/iu;
const PHRASE =
  /\b(?:capital (?:is )?at risk|investing involves risk|investments? carry risks?|consult (?:a|your) (?:licensed |qualified )?(?:financial|investment) (?:adviser|advisor)|(?:informational|educational) purposes)\b/i;
/** How many paragraphs at the end of an email may hold it. */
const TAIL = 5;
const SHORT = 80;

/** A draft without the legal notices that its author set at its end, and those. */
export function withoutOwnDisclaimer(text: string): { text: string; removed: string[] } {
  const parts = text.trimEnd().split(/(\n[ \t]*\n\s*)/);
  const removed: string[] = [];
  for (let at = parts.length - 1; at > 0 && at > parts.length - TAIL * 2; at -= 2) {
    const paragraph = parts[at] ?? '';
    if (isNotice(paragraph)) {
      removed.unshift(paragraph.trim());
      parts.splice(at - 1, 2);
    } else if (!mayStandBelow(paragraph)) break;
  }
  return removed.length === 0 ? { text, removed } : { text: parts.join(''), removed };
}

function isNotice(paragraph: string): boolean {
  return !isPostscript(paragraph) && (LABEL.test(paragraph) || isDisclaiming(paragraph) || PHRASE.test(paragraph));
}

/** A rule, a P.S. and a name may stand below a legal notice, a paragraph of the email does not. */
function mayStandBelow(paragraph: string): boolean {
  return isPostscript(paragraph) || (paragraph.length <= SHORT && !/[.!?][*_]*$/.test(paragraph.trim()));
}
