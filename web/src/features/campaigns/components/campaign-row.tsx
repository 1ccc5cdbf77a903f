import { CAMPAIGN_PARTS, PART_NAMES, type CampaignSummary } from '@copydesk/contracts';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { Pill } from '@/ui/pill';

interface CampaignRowProps {
  campaign: CampaignSummary;
  isDeleting: boolean;
  onDelete: () => void;
}

/** One campaign in the list: how far it is, the way to it, and the way out. */
export function CampaignRow({ campaign, isDeleting, onDelete }: CampaignRowProps) {
  const { id, productName, campaignType, createdAt, partsDone, isWriting } = campaign;
  const name = productName || 'Untitled campaign';
  return (
    <li className="flex items-center transition-colors duration-150 hover:bg-raised">
      <Link to={`?campaign=${id}`} className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
        <span dir="auto" className="min-w-0 flex-1 basis-48 truncate font-serif text-lg">
          {name}
        </span>
        <span className="text-xs text-muted tabular-nums">
          {campaignType} · {formatDate(createdAt)}
        </span>
        {isWriting ? (
          <Pill>Writing...</Pill>
        ) : (
          partsDone < CAMPAIGN_PARTS.length && (
            <Pill tone="warn">
              {partsDone === 0 ? 'Not written' : `Done up to ${PART_NAMES[CAMPAIGN_PARTS[partsDone - 1] ?? 'email1']}`}
            </Pill>
          )
        )}
      </Link>
      <Button
        variant="quiet"
        size="icon"
        className="mr-2"
        aria-label={`Delete ${name}`}
        disabled={isWriting || isDeleting}
        onClick={onDelete}
      >
        <Trash2 className="size-4" aria-hidden />
      </Button>
    </li>
  );
}
