import { CAMPAIGN_PARTS, PART_NAMES } from '@copydesk/contracts';
import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { TextField } from '@/ui/text-field';

interface SendDatesProps {
  dates: (string | null)[];
  /** True where something in the emails waits for them. */
  isNeeded: boolean;
  onChange: (dates: string[]) => void;
}

const EMAILS = CAMPAIGN_PARTS.filter((part) => part !== 'orderForm');

/** When each email goes out: folded away until it matters. */
export function SendDates({ dates, isNeeded, onChange }: SendDatesProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const dateOf = (index: number) => dates[index] ?? '';
  const told = EMAILS.filter((_, index) => dateOf(index) !== '').length;
  return (
    <Collapsible.Root open={isOpen ?? (isNeeded || told > 0)} onOpenChange={setOpen}>
      <Collapsible.Trigger className="group -mx-1 flex items-center gap-2 rounded-md px-1 py-1 text-sm text-muted hover:text-text">
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
        className="grid grid-cols-2 gap-3 pt-3 max-[360px]:grid-cols-1 sm:grid-cols-3"
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
