import type { newsWindow } from '@copydesk/figures';
import { firstCharacters } from '@copydesk/text';
import { formatDate } from '@/lib/format-date';
import type { ListedCatalyst } from './catalyst-search';

/** When news is near enough to what is written from; null where that tells no period. */
type NewsWindow = ReturnType<typeof newsWindow>;

/** Whether news was published too long before or after what is written from to be a reason to write of it now. */
export function isFar({ publishedAt }: Pick<ListedCatalyst, 'publishedAt'>, near: NewsWindow): boolean {
  if (near === null || publishedAt === null) return false;
  const published = new Date(publishedAt);
  return published < near.from || published >= near.to;
}

/** What goes into the brief of a catalyst: what is far is handed in as background. */
export function wordsOf(catalyst: Pick<ListedCatalyst, 'text' | 'publishedAt'>, near: NewsWindow): string {
  const { text, publishedAt } = catalyst;
  if (publishedAt === null || !isFar(catalyst, near)) return text;
  return `${text}\n(Background only: this is from ${formatDate(publishedAt)}, not a reason to write now.)`;
}

/** Those in whose words, sector or source all that was typed stands. */
export function matching<C extends ListedCatalyst>(catalysts: C[], typed: string, sector: string | null): C[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return catalysts.filter((catalyst) => {
    const said = [catalyst.text, catalyst.sector, catalyst.source ?? ''].join('\n').toLowerCase();
    return (sector === null || catalyst.sector === sector) && words.every((word) => said.includes(word));
  });
}

const PREVIEW_LENGTH = 150;

interface CatalystPreview {
  /** The first line: what happened. */
  lead: string;
  rest: string;
  isCut: boolean;
}

/** The first two lines joined, cut to 150 characters; `lead` and `rest` together are that text. */
export function previewCatalyst(text: string): CatalystPreview {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [first = ''] = lines;
  const joined = lines.slice(0, 2).join(' ');
  const shown = firstCharacters(joined, PREVIEW_LENGTH);
  return { lead: shown.slice(0, first.length), rest: shown.slice(first.length), isCut: shown.length < joined.length };
}
