import { PART_NAMES } from '@copydesk/contracts';
import { formatDay } from '@copydesk/text';
import { EMAILS } from '../send-days';

/** When each email goes out, in words; nothing where no day was said. */
export function SendDays({ days }: { days: (string | null)[] }) {
  if (!days.some(Boolean)) return null;
  return (
    <ol aria-label="Send dates" className="mt-3 flex flex-col gap-1 text-sm text-muted tabular-nums">
      {EMAILS.map((part, at) => (
        <li key={part} className="flex gap-3">
          <span className="w-12 shrink-0 text-faint">{PART_NAMES[part]}</span>
          <span>{days[at] ? formatDay(days[at]) : 'not said'}</span>
        </li>
      ))}
    </ol>
  );
}
