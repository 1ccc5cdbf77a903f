import type { LedgerEntry } from '@copydesk/contracts';
import { withPreheader } from '@copydesk/text';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import type { Offer } from '../findings/describe-findings';

/** The draft, or its preheader, with what a source proves in the place of a claim that differs; null where nothing is proved. */
export function replacementOf(entry: LedgerEntry, draft: string, preheader: string | null): Offer | null {
  const { use, status, waiver, from, to } = entry;
  if (use === undefined || status !== 'mismatch' || waiver) return null;
  if (to <= draft.length) return { word: use, text: replaced(draft, { from, to }, use), of: 'draft' };
  const start = withPreheader(draft, preheader).length - (preheader ?? '').length;
  if (!preheader || from < start) return null;
  const place = { from: from - start, to: to - start };
  return { word: use, text: replaced(preheader, place, use), of: 'preheader' };
}

/** Where the old words begin or end bold, the new ones do. */
function replaced(text: string, { from, to }: { from: number; to: number }, words: string): string {
  const isHalf = marksIn(text.slice(from, to)) % 2 === 1;
  const isBold = marksIn(text.slice(text.lastIndexOf('\n', from - 1) + 1, from)) % 2 === 1;
  const put = !isHalf ? words : isBold ? `${words}**` : `**${words}`;
  return text.slice(0, from) + put + text.slice(to);
}

function marksIn(text: string): number {
  return text.split('**').length - 1;
}

/** Where words are replaced: what stands there now, and how other words are put there. */
interface Replaced {
  read: (of: Offer['of']) => string;
  put: (offer: Offer) => void;
}

/** Puts what a source proves in its place, and offers to take it back as long as nothing else was typed. */
export function replaceWithUndo(offer: Offer, { read, put }: Replaced): void {
  const before = read(offer.of);
  put(offer);
  const undo = () => {
    if (read(offer.of) === offer.text) put({ ...offer, text: before });
    else toastFailure('The email has changed since', 'Undo the change in the email itself.');
  };
  toast({ title: `Replaced with ${offer.word}`, action: { label: 'Undo', onSelect: undo } });
}
