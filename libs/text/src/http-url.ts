/** The address, written in full, where it is one of the web that may be shown as a link; null for any other text. */
export function httpUrl(text: unknown): string | null {
  if (typeof text !== 'string' || !URL.canParse(text.trim())) return null;
  const url = new URL(text.trim());
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  // A name before the host makes one site look like another.
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** The site of an address of the web: who speaks there, where nobody says so. */
export function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
