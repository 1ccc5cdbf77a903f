import { firstCharacters } from '@copydesk/text';

const PREVIEW_LENGTH = 150;

export interface CatalystPreview {
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
