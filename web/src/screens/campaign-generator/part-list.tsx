import { APP_IDS, PART_NAMES, type CampaignPartName } from '@copydesk/contracts';
import { draftToHtml, draftToPlainText } from '@copydesk/text';
import { Check, Copy } from 'lucide-react';
import type { Finding } from '@/features/campaigns/check/finding';
import type { CurrentPart } from '@/features/campaigns/current-parts';
import { track } from '@/lib/track';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { useCopy } from '@/ui/use-copy';

const STATES: Record<CurrentPart['state'], string> = {
  waiting: 'Waiting',
  writing: 'Writing...',
  done: '',
  stopped: 'Stopped',
  missing: 'Not written',
};

interface PartListProps {
  campaignId: string;
  parts: CurrentPart[];
  findings: Finding[];
  chosen: CampaignPartName;
  onChoose: (part: CampaignPartName) => void;
  /** Whether a phone shows what is said of the whole campaign. */
  isUnfolded: boolean;
  onUnfold: () => void;
}

/** In the row of a phone, the part that is worked on is seen. */
function bringIntoRow(button: HTMLButtonElement | null): void {
  const row = button?.closest('ul');
  if (button && row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
}

/** The five emails and the order form, each with how it stands: one below the other; on a phone in one row, which is pushed by a finger. */
export function PartList(props: PartListProps) {
  const { campaignId, parts, findings, chosen, onChoose, isUnfolded, onUnfold } = props;
  return (
    <nav aria-label="Parts of the campaign" className="max-lg:-mx-4 max-lg:flex max-lg:items-center">
      <ul className="relative flex min-w-0 flex-1 gap-1 max-lg:overflow-x-auto max-lg:px-2 max-lg:[scrollbar-width:none] lg:flex-col">
        {parts.map(({ part, state, stored }) => {
          const count = state === 'done' ? findings.filter((finding) => finding.part === part).length : 0;
          return (
            <li
              key={part}
              className={classNames(
                'flex shrink-0 items-center rounded-md transition-colors duration-150',
                part === chosen ? 'bg-raised' : 'hover:bg-raised',
              )}
            >
              <button
                type="button"
                ref={part === chosen ? bringIntoRow : undefined}
                aria-current={part === chosen || undefined}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-x-3 rounded-md px-3 py-1.5 text-left"
                onClick={() => onChoose(part)}
              >
                <span className={classNames('flex-1 truncate', part === chosen ? 'font-semibold' : 'text-muted')}>
                  {PART_NAMES[part]}
                </span>
                {count > 0 ? (
                  <span className="truncate text-xs text-warn">{count} to check</span>
                ) : (
                  STATES[state] && <span className="truncate text-xs text-muted">{STATES[state]}</span>
                )}
              </button>
              {stored && <CopyPart campaignId={campaignId} part={part} text={stored.content} />}
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls="whole-campaign"
        onClick={onUnfold}
        className="min-h-11 shrink-0 border-l border-line px-3.5 font-medium text-accent lg:hidden"
      >
        {isUnfolded ? 'Close' : 'Whole campaign'}
      </button>
    </nav>
  );
}

/** Copies one part, and says for two seconds that it did. On a phone that is done at the desk of the part. */
function CopyPart({ campaignId, part, text }: { campaignId: string; part: CampaignPartName; text: string }) {
  const label = PART_NAMES[part];
  const { copy, isCopied } = useCopy({
    done: { title: 'Copied!', description: `${label} copied to clipboard` },
    failed: { title: 'Copy Failed', description: 'Unable to copy to clipboard' },
  });
  const copyPart = async () => {
    const isDone = await copy({ text: draftToPlainText(text), html: draftToHtml(text) });
    if (!isDone) return;
    track('copy_to_clipboard', {
      appId: APP_IDS['campaign-generator'],
      metadata: { contentLength: text.length, campaignId, part },
    });
  };
  const Icon = isCopied ? Check : Copy;
  const name = isCopied ? `${label} copied` : `Copy ${label}`;
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={classNames(buttonStyle('quiet', 'icon'), 'max-lg:hidden')}
      onClick={() => void copyPart()}
    >
      <Icon className={classNames('size-4', isCopied && 'text-good')} aria-hidden />
    </button>
  );
}
