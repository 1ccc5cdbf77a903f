import { classNames } from '@/ui/class-names';
import { describeLedger } from '@/lib/claims/describe-claim';
import type { LedgerEntry } from '@copydesk/contracts';

interface LedgerPillProps {
  entries: LedgerEntry[];
  onOpen: () => void;
}

const TONES = {
  good: 'border-good/30 bg-good-soft text-good',
  warn: 'border-warn/35 bg-warn-soft text-warn',
  bad: 'border-bad/35 bg-bad-soft text-bad',
};

/** How much of the draft is traced; leads to the first claim that is not. */
export function LedgerPill({ entries, onOpen }: LedgerPillProps) {
  if (entries.length === 0) return null;
  const { words, tone } = describeLedger({ entries });
  const leadsTo = tone === 'good' ? 'Go to the first claim' : 'Go to the first open claim';
  return (
    <button
      type="button"
      aria-label={`${words}. ${leadsTo}`}
      title={leadsTo}
      onClick={onOpen}
      className={classNames(
        'relative inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-xs max-lg:px-2 font-medium whitespace-nowrap tabular-nums after:absolute after:-inset-2.5 hover:brightness-125',
        TONES[tone],
      )}
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {words}
    </button>
  );
}
