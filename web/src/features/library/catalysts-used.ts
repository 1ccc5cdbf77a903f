import { httpUrl } from '@copydesk/text';

/** A catalyst as it is kept with a saved email. */
export interface KeptCatalyst {
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
