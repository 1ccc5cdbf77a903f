import { LIMITS, spokenBrand, type DraftBrand } from '@copydesk/contracts';
import { checkDraft } from '@copydesk/text';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@/ui/button';
import {
  describeFindings,
  describePreheaderFindings,
  describePromises,
  type FoundPromise,
  type Offer,
  type ToldFinding,
} from './describe-findings';

/** What is wrong with a draft and its preheader by rule; nothing is changed unless somebody takes an offer. */
export function useFindings(
  brand: DraftBrand | null,
  text: string | null,
  preheader: string,
  promises: FoundPromise[],
): ToldFinding[] {
  return useMemo(() => {
    if (text === null) return [];
    const { wordsToAvoid, disclaimer } = spokenBrand(brand);
    const rules = { wordsToAvoid, disclaimer, subjectMax: LIMITS.subjectMax };
    return [
      ...describePromises(promises),
      ...describePreheaderFindings(text, preheader, checkDraft(preheader, { wordsToAvoid, subjectMax: null })),
      ...describeFindings(text, checkDraft(text, rules)),
    ];
  }, [text, preheader, brand, promises]);
}

interface FindingProps {
  finding: ToldFinding;
  isBusy: boolean;
  onReplace: (offer: Offer) => void;
}

export function Finding({ finding: { text, offer }, isBusy, onReplace }: FindingProps) {
  return (
    <div className="flex items-start gap-2 text-sm text-muted">
      <CircleAlert className="mt-2 size-4 shrink-0 text-warn" aria-hidden />
      <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="break-words">{text}</span>
        {offer && (
          <Button size="small" disabled={isBusy} onClick={() => onReplace(offer)}>
            Use “{offer.word}” instead
          </Button>
        )}
      </div>
    </div>
  );
}
