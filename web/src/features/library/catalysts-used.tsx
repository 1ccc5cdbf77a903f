import { httpUrl } from '@copydesk/text';
import { formatDate } from '@/lib/format-date';
import { SourceLink } from '@/ui/source-link';

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

/** A catalyst as it is kept with a saved email. */
interface KeptCatalyst {
  title: string;
  source: string | null;
  /** An address of the web, or null. */
  url: string | null;
  publishedAt: string | null;
  isSample: boolean;
}

/** The catalysts that went into a saved email. What is kept with one was written by its screen: nothing in it is certain. */
export function catalystsUsed(metadata: Record<string, unknown> | null): KeptCatalyst[] {
  const kept: unknown[] = Array.isArray(metadata?.catalysts) ? metadata.catalysts : [];
  return kept.flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    const { title, source, url, publishedAt, isSample }: Record<string, unknown> = { ...one };
    if (typeof title !== 'string' || title.trim() === '') return [];
    return [
      {
        title,
        source: textOf(source),
        url: httpUrl(textOf(url)),
        publishedAt: textOf(publishedAt),
        isSample: isSample === true,
      },
    ];
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
