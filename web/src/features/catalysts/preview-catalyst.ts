import { firstCharacters } from '@copydesk/text';

const PREVIEW_LENGTH = 150;

/** The first two lines joined, cut to 150 characters. */
export function previewCatalyst(text: string): { text: string; isCut: boolean } {
  const joined = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(' ');
  return { text: firstCharacters(joined, PREVIEW_LENGTH), isCut: joined.length > PREVIEW_LENGTH };
}
