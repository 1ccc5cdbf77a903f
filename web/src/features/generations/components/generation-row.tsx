import type { GenerationPreview } from '@copydesk/contracts';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format-date';
import { previewText } from '../preview-text';

interface GenerationRowProps {
  generation: GenerationPreview;
  toolName: string;
  to: string | null;
}

export function GenerationRow({ generation, toolName, to }: GenerationRowProps) {
  const { title, preview, contentLength, createdAt } = generation;
  return (
    <li className="relative flex flex-col gap-1 px-4.5 py-3.5 transition-colors duration-150 hover:bg-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-serif text-[1.0625rem] font-medium break-words">
          {to ? (
            <Link
              to={to}
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="text-xs text-faint tabular-nums">
          {toolName} · <time dateTime={createdAt}>{formatDate(createdAt)}</time> ·{' '}
          {contentLength.toLocaleString('en-US')} characters
        </p>
      </div>
      <p className="line-clamp-2 max-w-[75ch] break-words text-muted">{previewText(preview)}</p>
    </li>
  );
}
