import type { GenerationPreview } from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
import { formatDate } from '@/lib/format-date';
import { previewText } from './preview-text';

const PREVIEW_LENGTH = 150;

interface PickerItemProps {
  generation: GenerationPreview;
  toolName: string;
  isOff: boolean;
  onPick: () => void;
}

/** A saved email to be chosen, with its beginning. */
export function PickerItem({ generation, toolName, isOff, onPick }: PickerItemProps) {
  const { title, preview, contentLength, createdAt } = generation;
  const words = previewText(preview);
  const shown = firstCharacters(words, PREVIEW_LENGTH);
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={onPick}
      className="flex w-full flex-col gap-1 rounded-lg border border-line bg-surface px-4 py-3 text-left transition-colors duration-150 hover:border-line-strong hover:bg-raised"
    >
      <span dir="auto" className="font-serif text-lg font-medium break-words">
        {title}
      </span>
      <span dir="auto" className="text-sm break-words text-muted">
        {shown}
        {contentLength > PREVIEW_LENGTH && '…'}
      </span>
      <span className="flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
        <span>{toolName}</span>
        <span aria-hidden>·</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <span aria-hidden>·</span>
        <span>{contentLength.toLocaleString('en-US')} characters</span>
      </span>
    </button>
  );
}
