import { previewText } from '../preview-text';

const SHOWN = 50;

/** The first 50 characters of an email, as its card shows them. */
export function cardPreview(preview: string): string {
  const words = Array.from(previewText(preview));
  return words.length > SHOWN ? `${words.slice(0, SHOWN).join('').trimEnd()}…` : words.join('');
}
