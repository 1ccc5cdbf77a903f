import { LIMITS } from '@copydesk/contracts';
import { checkDraft } from '@copydesk/text';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useBrandProfile } from '@/lib/brand-profile';
import { Button } from '@/ui/button';
import { describeFindings } from './describe-findings';

interface DraftFindingsProps {
  text: string;
  isBusy: boolean;
  /** Keeps the draft as it is then. */
  onReplace: (text: string) => void;
}

/** What is wrong with a draft by rule, told below it; nothing is changed unless somebody takes an offer. */
export function DraftFindings({ text, isBusy, onReplace }: DraftFindingsProps) {
  const { data: brand } = useBrandProfile();
  const found = useMemo(() => {
    if (!brand) return [];
    const { wordsToAvoid, disclaimer } = brand;
    const rules = { wordsToAvoid, disclaimer, subjectMax: LIMITS.subjectMax };
    return describeFindings(text, checkDraft(text, rules));
  }, [text, brand]);
  if (found.length === 0) return null;
  return (
    <ul aria-label="To look at" className="mt-6 flex flex-col gap-1 border-t border-line pt-4">
      {found.map(({ key, text: told, offer }) => (
        <li key={key} className="flex items-start gap-2 text-sm text-muted">
          <CircleAlert className="mt-2 size-4 shrink-0 text-warn" aria-hidden />
          <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="break-words">{told}</span>
            {offer && (
              <Button size="small" disabled={isBusy} onClick={() => onReplace(offer.text)}>
                Use “{offer.word}” instead
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
