import type { LedgerEntry } from '@copydesk/contracts';
import { type ClaimLook, isOpenClaim, lookOf, shownSpan } from '@copydesk/text';
import { classNames } from '@/ui/class-names';
import type { Mark } from '@/ui/marked-runs';
import { QUIET_UNDERLINE, UNDERLINE } from '@/lib/claims/claim-style';
import { describeClaim } from '@/lib/claims/describe-claim';
import type { ToldFinding } from '../findings/describe-findings';

/** Words that a rule found, at one of their places. */
export interface MarkedFinding {
  from: number;
  to: number;
  finding: ToldFinding;
}

/** What has a card in the text: a claim, or words that a rule found. */
export type Marked = LedgerEntry | MarkedFinding;

export const isFinding = (marked: Marked): marked is MarkedFinding => 'finding' in marked;

/** Whether there is something to be done about it. */
export const isOpenMark = (marked: Marked) => isFinding(marked) || isOpenClaim(marked);

/** Claims and findings in the order of the text. What is wrong with a subject line is said beside it. */
export function markedIn(entries: LedgerEntry[], findings: ToldFinding[]): Marked[] {
  const found = findings
    .filter(({ kind }) => kind !== 'subject')
    .flatMap((finding) => finding.places.map(({ from, to }): MarkedFinding => ({ from, to, finding })));
  return found.length === 0 ? entries : [...entries, ...found].toSorted((a, b) => a.from - b.from || b.to - a.to);
}

/** The place of the same words in a newer list: others may have been found before them. The old place where they are gone. */
export function placeAmong(newer: Marked[], older: Marked[], place: number): number {
  const wanted = older[place];
  if (!wanted) return place;
  const isSame = (one: Marked) =>
    one.from === wanted.from && one.to === wanted.to && isFinding(one) === isFinding(wanted);
  const found = newer.findIndex(isSame);
  return found === -1 ? place : found;
}

const FINDING_LOOKS = {
  promise: { name: 'Compliance rule', underline: 'bg-bad-soft underline decoration-bad decoration-2' },
  word: { name: 'Word to avoid', underline: 'underline decoration-warn decoration-2' },
  subject: { name: 'Subject line', underline: '' },
};

/** What a finding is called: the rule by its title. */
export function nameOfFinding({ kind, rule }: ToldFinding): string {
  return rule ? `${FINDING_LOOKS[kind].name}: ${rule.title}` : FINDING_LOOKS[kind].name;
}

/** Which claims are shown more than others. */
interface ShownClaims {
  /** The place of the one whose source stands beside the text, or that is pointed at in the list. */
  shown: number | null;
  /** True while the list of all claims is open: what a source proves is underlined like the others. */
  isListed: boolean;
}

/** Claims and findings as marks in the text. */
export function claimMarks(text: string, marked: Marked[], { shown, isListed }: ShownClaims): Mark[] {
  return marked.map((entry, index) => ({
    from: firstWord(text, shownSpan(text, entry).from),
    to: shownSpan(text, entry).to,
    className: classNames(
      isFinding(entry) ? FINDING_LOOKS[entry.finding.kind].underline : underlineOf(lookOf(entry), isListed),
      // It may hold figures, with lines of their own.
      (isFinding(entry) || entry.kind === 'quotation') && 'underline-offset-[0.42em]',
      'cursor-pointer rounded-[3px] hover:bg-raised focus:bg-raised focus-visible:outline-offset-1',
      index === shown && 'bg-accent-soft!',
    ),
    attributes: { 'data-claim': index },
    first: { role: 'button', tabIndex: -1, 'aria-description': describe(entry) },
  }));
}

/** What nobody has to look at is underlined for who rests on it, or has all claims listed. */
function underlineOf(look: ClaimLook, isListed: boolean): string {
  const isQuiet = !isListed && (look === 'traced' || look === 'derived');
  return classNames(UNDERLINE[look], isQuiet && QUIET_UNDERLINE);
}

/** What a screen reader says of it after its words. */
function describe(marked: Marked): string {
  return isFinding(marked) ? `${nameOfFinding(marked.finding)}. ${marked.finding.text}` : describeClaim(marked);
}

/** A claim may begin at a bold mark, which is not shown. */
function firstWord(text: string, from: number): number {
  let at = from;
  while (/[\s*]/.test(text.charAt(at))) at += 1;
  return at;
}

/** The place in the list of claims of what was pointed at; null where it is no claim. */
export function claimAt(target: EventTarget | null | undefined): number | null {
  const claim = target instanceof Element ? target.closest<HTMLElement>('[data-claim]') : null;
  return claim ? Number(claim.dataset.claim) : null;
}

/** Where a claim begins on the screen: what takes the focus of it. */
export function claimElement(within: HTMLElement | null, index: number): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-claim="${index}"][tabindex]`) ?? null;
}
