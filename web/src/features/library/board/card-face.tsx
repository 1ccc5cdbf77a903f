import type { GenerationPreview } from '@copydesk/contracts';
import type { ReactNode } from 'react';
import { previewText } from '../preview-text';

/** Of a title on a card. */
export const TITLE_STYLE = 'line-clamp-2 font-serif text-lg/5.5 font-medium break-words';

interface CardFaceProps {
  generation: GenerationPreview;
  toolName: string;
  title: ReactNode;
  star?: ReactNode;
  children?: ReactNode;
}

/** How a saved email looks on the board. */
export function CardFace({ generation, toolName, title, star, children }: CardFaceProps) {
  return (
    <div className="flex flex-col gap-0.5 py-1.5 pr-1.5 pl-3">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 py-1.5">{title}</div>
        <span className="relative z-1 flex min-w-9">{star}</span>
      </div>
      <p dir="auto" className="line-clamp-2 pr-1.5 text-sm break-words text-muted">
        {cardPreview(generation.preview)}
      </p>
      <div className="flex min-h-9 items-center">
        {generation.sourceChange ? (
          <span className="min-w-0 flex-1 truncate text-xs text-warn">The source has changed</span>
        ) : (
          <span className="min-w-0 flex-1 truncate text-xs text-faint">{toolName}</span>
        )}
        <span className="relative z-1 flex">{children}</span>
      </div>
    </div>
  );
}

const SHOWN = 50;

/** The first 50 characters of an email, as its card shows them. */
export function cardPreview(preview: string): string {
  const words = Array.from(previewText(preview));
  return words.length > SHOWN ? `${words.slice(0, SHOWN).join('').trimEnd()}…` : words.join('');
}
