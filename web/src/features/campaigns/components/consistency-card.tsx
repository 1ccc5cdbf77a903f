import { CAMPAIGN_PARTS, PART_NAMES, type Campaign } from '@copydesk/contracts';
import { ChevronDown, CircleCheck, TriangleAlert } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { TextField } from '@/ui/text-field';
import { hasUrgencyWords } from '../check/check-urgency';
import type { Finding } from '../check/finding';
import { rhythmOf, RHYTHMS, sendDaysOf, type Rhythm } from '../send-days';
import { SendDays } from './send-days';

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
      <Schedule days={sendDates} isNeeded={undated.length > 0} onChange={onSendDates} />
    </section>
  );
}

interface ScheduleProps {
  days: (string | null)[];
  /** True where something in the emails waits for them. */
  isNeeded: boolean;
  onChange: (days: string[]) => void;
}

/** Days that were set one by one, before there was a rhythm. */
const OWN_DAYS = 'As it was set';

/** When the emails go out, by the first day and the rhythm: folded away until it matters. */
function Schedule({ days, isNeeded, onChange }: ScheduleProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const known = rhythmOf(days);
  const [typed, setTyped] = useState<Rhythm | null>(null);
  const firstDay = days[0] ?? '';
  const told = days.some(Boolean);
  // Before a first day is chosen, a rhythm says nothing yet.
  const rhythm = told ? known : (typed ?? known);
  return (
    <Collapsible.Root open={isOpen ?? (isNeeded || told)} onOpenChange={setOpen}>
      <Collapsible.Trigger className="group -mx-1 flex items-center gap-2 rounded-md px-1 py-1 max-md:min-h-11 text-sm text-muted hover:text-text">
        <ChevronDown
          className="size-4 text-faint transition-transform duration-150 group-data-[state=open]:rotate-180"
          aria-hidden
        />
        Send dates
        <span className="text-faint">{told ? (known ?? OWN_DAYS).toLowerCase() : 'none yet'}</span>
      </Collapsible.Trigger>
      <Collapsible.Content className="flex flex-col gap-3 pt-3">
        <div className="grid grid-cols-2 gap-3 max-[360px]:grid-cols-1">
          <TextField
            type="date"
            label="First day"
            value={firstDay}
            onChange={({ target }) => onChange(sendDaysOf(target.value, rhythm ?? RHYTHMS[0]))}
          />
          <Field label="Rhythm">
            {(control) => (
              <Select
                value={rhythm ?? OWN_DAYS}
                onChange={({ target }) => {
                  const chosen = RHYTHMS.find((name) => name === target.value) ?? RHYTHMS[0];
                  setTyped(chosen);
                  if (firstDay !== '') onChange(sendDaysOf(firstDay, chosen));
                }}
                {...control}
              >
                {rhythm === null && <option>{OWN_DAYS}</option>}
                {RHYTHMS.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <SendDays days={days} />
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
