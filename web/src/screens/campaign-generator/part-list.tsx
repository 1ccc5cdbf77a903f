import { APP_IDS, PART_NAMES, type CampaignPartName } from '@copydesk/contracts';
import { countCharacters, draftToHtml, draftToPlainText, readDraft } from '@copydesk/text';
import { Check, ChevronDown, Copy } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useId } from 'react';
import type { Finding } from '@/features/campaigns/check/finding';
import type { CurrentPart } from '@/features/campaigns/current-parts';
import { copyWordsOf } from '@/features/drafts/saving/copy-email';
import { track } from '@/lib/track';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { FormattedText } from '@/ui/formatted-text';
import { announce } from '@/ui/toast/toast-store';
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
  const orderForm = parts.find(({ part }) => part === 'orderForm')?.stored?.content;
  return (
    <nav aria-label="Parts of the campaign">
      <div className="max-lg:-mx-4 max-lg:flex max-lg:items-center">
        <ul className="relative flex min-w-0 flex-1 gap-1 max-lg:overflow-x-auto max-lg:px-2 max-lg:[scrollbar-width:none] lg:flex-col">
          {parts.map((current) => {
            const { part } = current;
            const own = findings.filter((finding) => finding.part === part);
            return (
              <li
                key={part}
                className={classNames(
                  'flex shrink-0 items-center rounded-md transition-colors duration-150',
                  part === chosen ? 'bg-raised' : 'hover:bg-raised',
                )}
              >
                <PartButton
                  current={current}
                  findings={own}
                  isChosen={part === chosen}
                  onChoose={() => onChoose(part)}
                />
                {current.stored && <CopyPart campaignId={campaignId} part={part} text={current.stored.content} />}
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
      </div>
      {orderForm !== undefined && chosen !== 'orderForm' && (
        <div className={classNames(!isUnfolded && 'max-lg:hidden')}>
          <OrderForm text={orderForm} />
        </div>
      )}
    </nav>
  );
}

interface PartButtonProps {
  current: CurrentPart;
  findings: Finding[];
  isChosen: boolean;
  onChoose: () => void;
}

/** A part, folded: its name, how it stands and, of an email, what its subject says. */
function PartButton({ current: { part, state, stored }, findings, isChosen, onChoose }: PartButtonProps) {
  const id = useId();
  const count = state === 'done' ? findings.length : 0;
  const subject = stored && readDraft(stored.content).subject;
  return (
    <button
      type="button"
      ref={isChosen ? bringIntoRow : undefined}
      aria-current={isChosen || undefined}
      aria-labelledby={`${id}name ${id}state`}
      aria-describedby={subject === null ? undefined : `${id}subject`}
      className="flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-md px-3 py-1.5 text-left"
      onClick={onChoose}
    >
      <span className="flex w-full items-baseline gap-x-3">
        <span id={`${id}name`} className={classNames('flex-1 truncate', isChosen ? 'font-semibold' : 'text-muted')}>
          {PART_NAMES[part]}
        </span>
        <span id={`${id}state`} className={classNames('truncate text-xs', count > 0 ? 'text-warn' : 'text-muted')}>
          {count > 0 ? `${count} to check` : STATES[state]}
        </span>
      </span>
      {subject !== null && (
        <span id={`${id}subject`} dir="auto" className="w-full truncate text-sm text-faint max-lg:hidden">
          {subject.replaceAll('**', '')}
        </span>
      )}
    </button>
  );
}

/** The order form, open until somebody folds it: it is read beside the emails that lead to it. */
function OrderForm({ text }: { text: string }) {
  return (
    <Collapsible.Root defaultOpen className="mt-2 rounded-md border border-line">
      <Collapsible.Trigger
        aria-label={`${PART_NAMES.orderForm} panel`}
        className="group flex min-h-9 w-full items-center gap-2 rounded-md px-3 text-sm font-medium text-muted hover:text-text max-lg:min-h-11"
      >
        <ChevronDown
          className="size-4 text-faint transition-transform duration-150 group-data-[state=open]:rotate-180"
          aria-hidden
        />
        {PART_NAMES.orderForm}
      </Collapsible.Trigger>
      <Collapsible.Content
        role="region"
        aria-label={PART_NAMES.orderForm}
        tabIndex={0}
        className="max-h-64 overflow-y-auto px-3 pb-3 text-sm max-lg:max-h-40"
      >
        <FormattedText text={text} />
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

/** Copies one part, and says for two seconds that it did. On a phone that is done at the desk of the part. */
function CopyPart({ campaignId, part, text }: { campaignId: string; part: CampaignPartName; text: string }) {
  const label = PART_NAMES[part];
  const { copy, isCopied } = useCopy({ ...copyWordsOf(part), tell: announce });
  const copyPart = async () => {
    const isDone = await copy({ text: draftToPlainText(text), html: draftToHtml(text) });
    if (!isDone) return;
    track('copy_to_clipboard', {
      appId: APP_IDS['campaign-generator'],
      metadata: { contentLength: countCharacters(text), campaignId, part },
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
