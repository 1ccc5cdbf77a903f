import type { LedgerEntry } from '@copydesk/contracts';
import { countClaims } from '@copydesk/text';
import { LOOKS } from '@/lib/claims/claim-style';
import { describeLedger } from '@/lib/claims/describe-claim';
import { classNames } from '@/ui/class-names';

interface LedgerPillProps {
  entries: LedgerEntry[];
  /** Whether the list of all claims stands beside the draft. */
  isOpen: boolean;
  onToggle: () => void;
}

const TONES = {
  good: 'border-good/30 bg-good-soft text-good',
  warn: 'border-warn/35 bg-warn-soft text-warn',
  bad: 'border-bad/35 bg-bad-soft text-bad',
};

const SHORT = ['traced', 'found', 'mismatch', 'unsourced'] as const;

/** How the claims of the draft stand; opens the list of all. */
export function LedgerPill({ entries, isOpen, onToggle }: LedgerPillProps) {
  if (entries.length === 0) return null;
  const { words, tone } = describeLedger({ entries });
  const counts = countClaims(entries);
  return (
    <button
      type="button"
      aria-label={`${words}. All claims`}
      aria-expanded={isOpen}
      title="All claims"
      onClick={onToggle}
      className={classNames(
        'relative inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-xs max-lg:px-2 font-medium whitespace-nowrap tabular-nums after:absolute after:-inset-2.5 hover:brightness-125',
        TONES[tone],
      )}
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      <span className="max-lg:hidden">{words}</span>
      <span aria-hidden className="flex items-center gap-1.5 lg:hidden">
        {SHORT.filter((look) => counts[look] > 0 || look === 'traced').map((look) => {
          const { Icon } = LOOKS[look];
          return (
            <span key={look} className="flex items-center gap-0.5">
              <Icon className="size-3" />
              {counts[look]}
            </span>
          );
        })}
      </span>
    </button>
  );
}
