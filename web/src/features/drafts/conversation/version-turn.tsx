import { draftToPlainBody, titleOf } from '@copydesk/text';
import { classNames } from '@/ui/class-names';
import type { Version } from '../threads/versions-of';
import { describeOrigin } from '../versions/describe-origin';

interface VersionTurnProps {
  version: Version;
  score: number | null;
  isShown: boolean;
  onShow: () => void;
}

const SHOWN = 600;
const TITLE_MAX = 120;

/** A version in the conversation: enough to know it by, and the way to it. */
export function VersionTurn({ version, score, isShown, onShow }: VersionTurnProps) {
  const { number, text } = version;
  const beginning = text.slice(0, SHOWN);
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      onClick={onShow}
      className={classNames(
        'max-w-[85%] self-start rounded-lg rounded-bl-sm border px-3.5 py-2 text-left transition-colors duration-150 hover:bg-raised',
        isShown ? 'border-accent/45' : 'border-line',
      )}
    >
      <span className="block text-xs text-muted tabular-nums">
        Version {number} · {describeOrigin(version)} · {text.length.toLocaleString('en-US')} characters
        {score !== null && ` · Score ${score}`}
      </span>
      <span dir="auto" className="mt-0.5 line-clamp-1 font-serif text-lg break-words">
        {titleOf(beginning, TITLE_MAX)}
      </span>
      <span dir="auto" className="line-clamp-1 break-words text-muted">
        {draftToPlainBody(beginning)}
      </span>
    </button>
  );
}
