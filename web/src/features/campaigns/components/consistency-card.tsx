import { CAMPAIGN_PARTS, PART_NAMES, type Campaign, type CampaignPart } from '@copydesk/contracts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Card } from '@/ui/card';
import { TextField } from '@/ui/text-field';
import { hasUrgencyWords } from '../check/check-urgency';
import type { Finding } from '../check/finding';

interface ConsistencyCardProps {
  campaign: Campaign;
  parts: CampaignPart[];
  findings: Finding[];
  onSendDates: (sendDates: string[]) => void;
}

const EMAILS = CAMPAIGN_PARTS.filter((part) => part !== 'orderForm');

/** Whether all parts agree with what was entered, and when each email goes out. */
export function ConsistencyCard({ campaign, parts, findings, onSendDates }: ConsistencyCardProps) {
  const { sendDates } = campaign;
  const dateOf = (index: number) => sendDates[index] ?? '';
  const undated = parts.filter(
    ({ part, content }) => part !== 'orderForm' && dateOf(EMAILS.indexOf(part)) === '' && hasUrgencyWords(content),
  );
  const count = findings.length;
  return (
    <Card aria-labelledby="consistency" className="flex flex-col gap-4 p-4">
      <div className="flex items-center gap-2.5">
        {count === 0 ? (
          <CircleCheck className="size-4.5 text-good" aria-hidden />
        ) : (
          <TriangleAlert className="size-4.5 text-warn" aria-hidden />
        )}
        <h3 id="consistency" className="font-semibold">
          {count === 0
            ? 'Everything agrees with what you entered'
            : `${count} ${count === 1 ? 'place disagrees' : 'places disagree'} with what you entered`}
        </h3>
      </div>
      <div role="group" aria-label="Send dates" className="grid gap-3 sm:grid-cols-3">
        {EMAILS.map((part, index) => (
          <TextField
            key={part}
            type="date"
            label={`${PART_NAMES[part]} goes out`}
            value={dateOf(index)}
            onChange={({ target }) => onSendDates(EMAILS.map((_, at) => (at === index ? target.value : dateOf(at))))}
          />
        ))}
      </div>
      {undated.length > 0 && (
        <p className="text-sm text-muted">
          {undated.map(({ part }) => PART_NAMES[part]).join(', ')}: there are words of urgency. Say when{' '}
          {undated.length === 1 ? 'it goes' : 'they go'} out, and they are held against the expiry date.
        </p>
      )}
    </Card>
  );
}
