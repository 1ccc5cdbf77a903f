import type { LedgerEntry } from '@copydesk/contracts';
import { sentenceSpans, type TraceEntry } from '@copydesk/text';

/** A statement of a text, with what its ledger says of it. */
export interface Claim {
  /** By what the model names it. */
  id: number;
  /** As it stands in the text. */
  text: string;
  from: number;
  to: number;
  /** Its figures, names, dates and quotations. */
  entries: LedgerEntry[];
  /** True where it says more than rules can compare: a cause, a comparison, who said it, a statement without figures. */
  isOpen: boolean;
}

const BEFORE = /^(?:[\s>]+|[*•–-]+\s+|subject(?: line)?:\s*|p\.?\s?s\.?:?\s+)+/i;
const GREETING =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|best|kind|warm(?:ly|est)?|yours|regards|sincerely|cheers|thanks?|thank you)\b/i;
const ASKS =
  /^(?:please\s+)?(?:read|click|tap|see|get|join|subscribe|unsubscribe|reply|watch|download|learn|discover|sign|register|start|try|book|call|find|don['’]t|do not|act|claim|grab|secure|unlock|order|take|look|imagine|consider|remember|let|here|there['’]s more|come|go|open|share|forward|ask|tell|make|keep|stay|add|save|check|view|visit)\b/i;
const BOILERPLATE =
  /advice|informational|past performance|forward-looking|unsubscribe|privacy policy|all rights reserved|©|risk of loss|consult (?:a|your)/i;
/** What no comparison of figures decides. */
const CUES =
  /\b(?:because|due to|driven|thanks to|owing|result(?:ed|s|ing)? (?:of|from|in)|reflect(?:s|ed|ing)?|caused?|led by|fuel(?:s|ed|l?ing)?|boost(?:s|ed)?|hurt|amid|despite|although|partly|helped|on the back of|than (?:any|all|its|the|ever|most|rivals|peers)|largest|biggest|fastest|highest|lowest|strongest|weakest|best|worst|first(?! (?:quarter|half|three|six|nine|\d))|record|only|most|leading|never|ever|says?|said|told|according to|plans?|expects?|warn(?:s|ed)?|announced|approved|launched|faster|slower|stronger|weaker|better|worse)\b/i;
/** What a number counts here is the email's own: '3 reasons'. */
const OWN_COUNT =
  /^\s+(?:\p{Ll}+\s+)?(?:reasons?|things?|ways?|charts?|steps?|minutes?|facts?|questions?|signs?|lessons?|takeaways?|numbers?|points?)\b/u;
const FEWEST_WORDS = 4;

/** The statements of a text that could be true or false, in order. */
export function claimsOfText(text: string, ledger: LedgerEntry[]): Claim[] {
  const claims: Claim[] = [];
  for (const span of sentenceSpans(text)) {
    const whole = text.slice(span.from, span.to);
    const from = span.from + (BEFORE.exec(whole)?.[0].length ?? 0);
    const said = text.slice(from, span.to);
    const entries = ledger.filter((entry) => entry.from < span.to && from < entry.to && !isOwnCount(entry, text));
    const decided = entries.filter(({ kind }) => kind !== 'name' && kind !== 'date');
    const states = isStatement(said);
    if (decided.length === 0 && !states) continue;
    const bare = withoutQuotations(said, entries, from);
    const isOpen = states && (decided.length === 0 || CUES.test(bare));
    claims.push({ id: claims.length + 1, text: said, from, to: span.to, entries, isOpen });
  }
  return claims;
}

/** Whoever is greeted, asked or warned is told nothing. */
function isStatement(said: string): boolean {
  const plain = said.replaceAll('*', '').trim();
  if (plain.split(/\s+/).length < FEWEST_WORDS || /[?:]["”’)]*$/.test(plain)) return false;
  return !GREETING.test(plain) && !ASKS.test(plain) && !BOILERPLATE.test(plain);
}

/** True for a number of the email itself: "3 reasons". */
export function isOwnCount({ kind, to, quote }: TraceEntry, text: string): boolean {
  return kind === 'count' && /^\d{1,2}$/.test(quote) && OWN_COUNT.test(text.slice(to, to + 40));
}

/** What a quotation says is compared word for word, whatever words they are. */
function withoutQuotations(said: string, entries: TraceEntry[], start: number): string {
  let bare = said;
  for (const { kind, from, to } of entries) {
    if (kind !== 'quotation') continue;
    bare = bare.slice(0, Math.max(0, from - start)) + ' '.repeat(to - Math.max(from, start)) + bare.slice(to - start);
  }
  return bare;
}
