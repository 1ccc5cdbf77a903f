import { httpUrl } from '@copydesk/text';

/** What was typed as an address of the web, where it can be one; 'https://' may be left out. */
export function wholeAddress(typed: string): string | null {
  const words = typed.trim();
  return httpUrl(words) ?? (/^[^\s:/.]+\.\S+$/.test(words) ? httpUrl(`https://${words}`) : null);
}
