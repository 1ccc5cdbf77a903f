import { TriangleAlert, X } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import type { Differing } from './use-differing';

interface DifferingNoticeProps {
  differing: Differing;
  className: string;
}

/** Names what differs from its source, beside the button by which the email goes out. */
export function DifferingNotice({ differing, className }: DifferingNoticeProps) {
  const { isShown, hide } = differing;
  return (
    <div role="status" className={classNames('absolute z-20', className)}>
      {isShown && (
        <div className="flex animate-rise-in items-start gap-2 rounded-lg border border-bad/45 bg-raised py-1 pr-1 pl-3 text-sm shadow-float">
          <TriangleAlert className="mt-2.5 size-4 shrink-0 text-bad" aria-hidden />
          <div className="min-w-0 py-2">
            <span className="font-medium text-bad">Differs from the source: </span>
            <DifferingLinks differing={differing} />
          </div>
          <button type="button" aria-label="Close" onClick={hide} className={buttonStyle('quiet', 'icon')}>
            <X className="size-4" aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

/** Each leads to its claim in the draft. */
export function DifferingLinks({ differing: { claims, go } }: { differing: Pick<Differing, 'claims' | 'go'> }) {
  return claims.map(({ index, entry }, place) => (
    <span key={index}>
      {place > 0 && ', '}
      <button
        type="button"
        onClick={() => go(index)}
        className="relative rounded-sm break-words text-accent after:absolute after:-inset-y-3 after:inset-x-0 hover:underline"
      >
        {entry.quote.replaceAll('**', '')}
      </button>
    </span>
  ));
}
