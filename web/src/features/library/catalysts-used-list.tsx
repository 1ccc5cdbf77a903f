import { formatDate } from '@/lib/format-date';
import { SourceLink } from '@/ui/source-link';
import type { KeptCatalyst } from './catalysts-used';

/** The news behind a saved email, each with its source. */
export function CatalystsUsedList({ catalysts }: { catalysts: KeptCatalyst[] }) {
  if (catalysts.length === 0) return null;
  return (
    <section aria-labelledby="catalysts-used" className="mx-auto mt-7 max-w-[42rem] border-t border-line pt-4">
      <h3 id="catalysts-used" className="text-sm font-semibold">
        Catalysts used
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {catalysts.map(({ title, source, url, publishedAt, isSample }, place) => (
          <li key={place} className="text-sm break-words">
            <span dir="auto">{title}</span>
            <span className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
              {isSample && <span className="rounded-sm border border-warn/35 px-1 text-warn">Sample</span>}
              {(source ?? url) && <SourceLink href={url}>{source ?? 'Source'}</SourceLink>}
              {publishedAt && <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
