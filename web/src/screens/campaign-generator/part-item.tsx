import { PART_NAMES } from '@copydesk/contracts';
import { ChevronDown } from 'lucide-react';
import { Accordion } from 'radix-ui';
import type { Finding } from '@/features/campaigns/check/finding';
import { CopyPart } from '@/features/campaigns/components/copy-part';
import type { CurrentPart } from '@/features/campaigns/current-parts';
import type { CampaignWork } from '@/features/campaigns/use-campaign-work';
import { usePartVersions } from '@/features/campaigns/use-part-versions';
import { DraftSkeleton } from '@/features/drafts/parts/draft-placeholders';
import { DraftText } from '@/features/drafts/parts/draft-text';
import { Pill } from '@/ui/pill';
import { KeptPart } from './kept-part';

const STATES: Record<CurrentPart['state'], string> = {
  waiting: 'Waiting',
  writing: 'Writing...',
  done: '',
  missing: 'Not written',
};

interface PartItemProps {
  campaignId: string;
  current: CurrentPart;
  /** What in it disagrees with what was entered. */
  findings: Finding[];
  isBusy: boolean;
  work: CampaignWork;
}

/** One email of the campaign, or its order form, in the accordion. */
export function PartItem({ campaignId, current, findings, isBusy, work }: PartItemProps) {
  const { part, text, state, stored } = current;
  const label = PART_NAMES[part];
  const isWriting = state === 'writing';
  const versions = usePartVersions(campaignId, part, stored);
  return (
    <Accordion.Item value={part} className="rounded-lg border border-line bg-surface">
      <div className="flex items-center gap-2 pr-3">
        <Accordion.Header className="min-w-0 flex-1">
          <Accordion.Trigger className="group flex w-full items-center gap-3 rounded-lg px-4 py-3.5 text-left font-semibold">
            <ChevronDown
              className="size-4 shrink-0 text-faint transition-transform duration-150 group-data-[state=open]:rotate-180"
              aria-hidden
            />
            {label}
            <span className="truncate text-sm font-normal text-muted">{STATES[state]}</span>
            {findings.length > 0 && !isWriting && <Pill tone="warn">{findings.length} to check</Pill>}
          </Accordion.Trigger>
        </Accordion.Header>
        {stored && !isWriting && (
          <CopyPart campaignId={campaignId} part={part} text={versions.text ?? stored.content} />
        )}
      </div>
      <Accordion.Content className="border-t border-line px-4 py-5 sm:px-6">
        {stored && !isWriting ? (
          <KeptPart
            campaignId={campaignId}
            stored={stored}
            versions={versions}
            findings={findings}
            isBusy={isBusy}
            work={work}
          />
        ) : (
          <article aria-label={label} aria-busy={isWriting} className="max-w-[42rem]">
            {text !== '' ? (
              <DraftText text={text} isWriting={isWriting} />
            ) : isWriting ? (
              <DraftSkeleton />
            ) : (
              <p className="text-muted">
                {state === 'waiting' ? 'It is written after the parts before it.' : 'It was not written yet.'}
              </p>
            )}
          </article>
        )}
      </Accordion.Content>
    </Accordion.Item>
  );
}
