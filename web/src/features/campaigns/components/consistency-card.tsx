import { CAMPAIGN_PARTS, PART_NAMES, type Campaign } from '@copydesk/contracts';
import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { TextField } from '@/ui/text-field';
import { hasUrgencyWords } from '../check/check-urgency';
import type { Finding } from '../check/finding';

interface ConsistencyCardProps {
  campaign: Campaign;
  findings: Finding[];
  onSendDates: (sendDates: string[]) => void;
}

/** Whether all parts agree with what was entered, and when each email goes out. */
export function ConsistencyCard({ campaign: { parts, sendDates }, findings, onSendDates }: ConsistencyCardProps) {
  const undated = parts.filter(
    ({ part, content }) => part !== 'orderForm' && !sendDates[CAMPAIGN_PARTS.indexOf(part)] && hasUrgencyWords(content),
  );
  const count = findings.length;
  return (
    <section aria-labelledby="consistency" className="flex flex-col gap-2.5 border-t border-line pt-4">
      <div className="flex items-center gap-2.5">
        {count === 0 ? (
          <CircleCheck className="size-4.5 shrink-0 text-good" aria-hidden />
        ) : (
          <TriangleAlert className="size-4.5 shrink-0 text-warn" aria-hidden />
        )}
        <h3 id="consistency" className="font-semibold">
          {count === 0
            ? 'Everything agrees with what you entered'
            : `${count} ${count === 1 ? 'place disagrees' : 'places disagree'} with what you entered`}
        </h3>
      </div>
      {undated.length > 0 && (
        <p className="text-sm text-muted">
          {undated.map(({ part }) => PART_NAMES[part]).join(', ')}{' '}
          {undated.length === 1 ? 'uses urgent words. Say when it goes' : 'use urgent words. Say when they go'} out, so
          that they can be checked against the expiry date.
        </p>
      )}
      <SendDates dates={sendDates} isNeeded={undated.length > 0} onChange={onSendDates} />
    </section>
  );
}

interface SendDatesProps {
  dates: (string | null)[];
  /** True where something in the emails waits for them. */
  isNeeded: boolean;
  onChange: (dates: string[]) => void;
}

const EMAILS = CAMPAIGN_PARTS.filter((part) => part !== 'orderForm');

/** When each email goes out: folded away until it matters. */
function SendDates({ dates, isNeeded, onChange }: SendDatesProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const dateOf = (index: number) => dates[index] ?? '';
  const told = EMAILS.filter((_, index) => dateOf(index) !== '').length;
  return (
    <Collapsible.Root open={isOpen ?? (isNeeded || told > 0)} onOpenChange={setOpen}>
      <Collapsible.Trigger className="group -mx-1 flex items-center gap-2 rounded-md px-1 py-1 max-md:min-h-11 text-sm text-muted hover:text-text">
        <ChevronDown
          className="size-4 text-faint transition-transform duration-150 group-data-[state=open]:rotate-180"
          aria-hidden
        />
        Send dates
        <span className="text-faint tabular-nums">{told === 0 ? 'none yet' : `${told} of ${EMAILS.length}`}</span>
      </Collapsible.Trigger>
      <Collapsible.Content
        role="group"
        aria-label="Send dates"
        className="grid grid-cols-2 gap-3 pt-3 max-[360px]:grid-cols-1"
      >
        {EMAILS.map((part, index) => (
          <TextField
            key={part}
            type="date"
            label={`${PART_NAMES[part]} goes out`}
            value={dateOf(index)}
            onChange={({ target }) => onChange(EMAILS.map((_, at) => (at === index ? target.value : dateOf(at))))}
          />
        ))}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
