import type { LedgerEntry } from '@copydesk/contracts';
import { classNames } from '@/ui/class-names';
import type { Mark } from '@/ui/marked-runs';
import { UNDERLINE } from '@/lib/claims/claim-style';
import { describeClaim, lookOf } from '@/lib/claims/describe-claim';

/** The claims of a text as marks in it. `shown` is the one whose source stands beside the text. */
export function claimMarks(text: string, entries: LedgerEntry[], shown: number | null): Mark[] {
  return entries.map((entry, index) => ({
    from: firstWord(text, entry.from),
    to: entry.to,
    className: classNames(
      UNDERLINE[lookOf(entry)],
      // It may hold figures, with lines of their own.
      entry.kind === 'quotation' && 'underline-offset-[0.42em]',
      'cursor-pointer rounded-[3px] hover:bg-raised focus:bg-raised focus-visible:outline-offset-1',
      index === shown && 'bg-accent-soft!',
    ),
    attributes: { 'data-claim': index },
    first: { role: 'button', tabIndex: -1, 'aria-description': describeClaim(entry) },
  }));
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
