import type { CatalystResponse } from '@copydesk/contracts';
import { formatDate } from '@/lib/format-date';
import { classNames } from '@/ui/class-names';
import { previewCatalyst } from '../preview-catalyst';

interface CatalystOptionProps {
  catalyst: CatalystResponse;
  isChosen: boolean;
  onChoose: () => void;
}

export function CatalystOption({ catalyst, isChosen, onChoose }: CatalystOptionProps) {
  const percent = Math.round(catalyst.relevance * 100);
  const preview = previewCatalyst(catalyst.text);
  const origin = [
    catalyst.isSample && 'Sample',
    catalyst.source,
    catalyst.publishedAt && formatDate(catalyst.publishedAt),
  ];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex w-full gap-3 rounded-md px-2.5 py-2 text-left text-sm text-muted transition-colors duration-150 hover:bg-raised focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft"
    >
      <span className="w-11 shrink-0 pt-px">
        <span className="block font-medium text-accent tabular-nums">{percent}%</span>
        <span aria-hidden className="mt-1 block h-0.75 overflow-hidden rounded-full bg-lifted">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('break-words', preview.isCut && "after:content-['…']")}>
          <span className="font-medium text-text">{preview.lead}</span>
          {preview.rest}
        </span>
        <span className="mt-0.5 block text-xs text-muted">{origin.filter(Boolean).join(' · ')}</span>
      </span>
    </button>
  );
}
