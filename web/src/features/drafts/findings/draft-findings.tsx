import { LIMITS } from '@copydesk/contracts';
import { checkDraft } from '@copydesk/text';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useBrandProfile } from '@/lib/brand-profile';
import { Button } from '@/ui/button';
import { describeFindings, type ToldFinding } from './describe-findings';

/** What is wrong with a draft by rule; nothing is changed unless somebody takes an offer. */
export function useFindings(text: string | null): ToldFinding[] {
  const { data: brand } = useBrandProfile();
  return useMemo(() => {
    if (!brand || text === null) return [];
    const { wordsToAvoid, disclaimer } = brand;
    const rules = { wordsToAvoid, disclaimer, subjectMax: LIMITS.subjectMax };
    return describeFindings(text, checkDraft(text, rules));
  }, [text, brand]);
}

interface FindingProps {
  finding: ToldFinding;
  isBusy: boolean;
  /** Keeps the draft as it is then. */
  onReplace: (text: string) => void;
}

/** Below the draft, while nothing stands beside it. */
export function DraftFindings({ findings, ...rest }: Omit<FindingProps, 'finding'> & { findings: ToldFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label="To look at" className="mt-6 flex flex-col gap-1 border-t border-line pt-4">
      {findings.map((finding) => (
        <li key={finding.key}>
          <Finding finding={finding} {...rest} />
        </li>
      ))}
    </ul>
  );
}

export function Finding({ finding: { text, offer }, isBusy, onReplace }: FindingProps) {
  return (
    <div className="flex items-start gap-2 text-sm text-muted">
      <CircleAlert className="mt-2 size-4 shrink-0 text-warn" aria-hidden />
      <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="break-words">{text}</span>
        {offer && (
          <Button size="small" disabled={isBusy} onClick={() => onReplace(offer.text)}>
            Use “{offer.word}” instead
          </Button>
        )}
      </div>
    </div>
  );
}

/** How many things rules found in the draft; opens them beside it. */
export function FindingsPill({ count, onOpen }: { count: number; onOpen: () => void }) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="relative inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border border-warn/35 bg-warn-soft px-2.5 text-xs font-medium whitespace-nowrap text-warn tabular-nums after:absolute after:-inset-2.5 hover:brightness-125"
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {count} {count === 1 ? 'finding' : 'findings'}
    </button>
  );
}
