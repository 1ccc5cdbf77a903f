import { httpUrl } from '@copydesk/text';

/** The name of a form's field in words: 'toneStyle' -> 'Tone style'. */
export function formatField(field: string): string {
  const words = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? field : words[0]?.toUpperCase() + words.slice(1);
}

/** Anything that a browser may have sent, as text; null where it says nothing. */
export function formatValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

interface SaidCatalyst {
  title: string | null;
  text: string | null;
  url: string | null;
}

/** A catalyst as it was sent along: a text, or an object that may have a title, a text and a link. */
export function formatCatalyst(catalyst: unknown): SaidCatalyst {
  if (typeof catalyst !== 'object' || catalyst === null) return { title: null, text: formatValue(catalyst), url: null };
  const { title, text, url } = catalyst as Record<string, unknown>;
  const said = [title, text].map((value) => (typeof value === 'string' && value !== '' ? value : null));
  const [saidTitle = null, saidText = null] = said;
  if (saidTitle === null && saidText === null) return { title: null, text: formatValue(catalyst), url: null };
  return { title: saidTitle, text: saidText, url: typeof url === 'string' ? httpUrl(url) : null };
}
