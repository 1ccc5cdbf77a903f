import { CAMPAIGN_PARTS, PART_NAMES, type Campaign } from '@copydesk/contracts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Card } from '@/ui/card';
import { hasUrgencyWords } from '../check/check-urgency';
import type { Finding } from '../check/finding';
import { SendDates } from './send-dates';

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
    <Card aria-labelledby="consistency" className="flex flex-col gap-2.5 p-4">
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
          {undated.map(({ part }) => PART_NAMES[part]).join(', ')}: there are words of urgency. Say when{' '}
          {undated.length === 1 ? 'it goes' : 'they go'} out, and they are held against the expiry date.
        </p>
      )}
      <SendDates dates={sendDates} isNeeded={undated.length > 0} onChange={onSendDates} />
    </Card>
  );
}
