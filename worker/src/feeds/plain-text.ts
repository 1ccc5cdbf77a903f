import { cleanText } from '@copydesk/text';

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|<!--[^<>]*-->/gi;
const UNSEEN = ['script', 'style', 'template'];
const BREAKS = /^(?:p|br|div|li|ul|ol|tr|table|h[1-6]|blockquote|section|article)$/;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  sect: '§',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
};

/** The text of a piece of HTML: no markup, no scripts, entities read once, one space where there was white space. */
export function plainText(html: string): string {
  let text = '';
  let at = 0;
  let unseen: string | null = null;
  for (const { 0: tag, 1: close, 2: name = '', index } of html.matchAll(TAG)) {
    const element = name.toLowerCase();
    if (unseen === null) text += html.slice(at, index) + (BREAKS.test(element) ? ' ' : '');
    if (unseen === null && !close && UNSEEN.includes(element)) unseen = element;
    else if (unseen === element && close) unseen = null;
    at = index + tag.length;
  }
  if (unseen === null) text += html.slice(at);
  return cleanText(readEntities(text)).replace(/\s+/g, ' ').trim();
}

function readEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
    (whole, hex?: string, number?: string, name = '') => {
      if (!hex && !number) return ENTITIES[String(name)] ?? whole;
      const code = hex ? parseInt(hex, 16) : Number(number);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
