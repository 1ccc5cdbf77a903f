/** Names of elements that begin a paragraph, and of those that begin a line. */
export const BLOCKS = new Set(
  'p div ul ol dl h1 h2 h3 h4 h5 h6 blockquote section article header footer figure pre hr center form main nav aside address'.split(
    ' ',
  ),
);
export const LINES = new Set(['br', 'li', 'dt', 'dd', 'caption', 'figcaption']);
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object', 'select', 'textarea']);
const BOLD = /font-weight\s{0,4}:\s{0,4}(?:bold|[6-9]00)/i;
const HIDDEN = /display\s{0,4}:\s{0,4}none|visibility\s{0,4}:\s{0,4}hidden/i;
const INDENT = /(?:padding-left|text-indent|margin-left)\s{0,4}:\s{0,4}(-?\d{1,3}(?:\.\d{1,4})?)(pt|px|em)/gi;
const PIXELS: Record<string, number> = { px: 1, pt: 4 / 3, em: 16 };

/** Deeper than any page is written; the parser's time grows with the square of the depth. */
const DEEPEST = 1_000;

/** A page that is nested more deeply than any that people write. */
export class TooDeep extends Error {
  override name = 'TooDeep';
}

interface Element {
  name: string;
  isBold: boolean;
  isHidden: boolean;
  isTag: boolean;
}

/** The elements that are open, and what each says of the text in it. */
export class Elements {
  readonly #open: Element[] = [];

  get depth(): number {
    return this.#open.length;
  }

  get current(): Element | undefined {
    return this.#open.at(-1);
  }

  open(name: string, style: string): Element {
    const parent = this.current;
    const element: Element = {
      name,
      isBold:
        /^(?:b|strong|h[1-6]|th)$/.test(name) ||
        BOLD.test(style) ||
        (parent?.isBold === true && !/font-weight/i.test(style)),
      isHidden:
        parent?.isHidden === true || UNSEEN.has(name) || name === 'head' || name === 'ix:header' || HIDDEN.test(style),
      isTag: name === 'ix:nonfraction',
    };
    if (this.#open.push(element) > DEEPEST) throw new TooDeep();
    return element;
  }

  /** Undefined where another element was opened last. */
  close(name: string): Element | undefined {
    return this.current?.name === name ? this.#open.pop() : undefined;
  }
}

/** In pixels. */
export function indentOf(style: string): number {
  let indent = 0;
  for (const [, size = '0', unit = 'px'] of style.matchAll(INDENT))
    indent += Number(size) * (PIXELS[unit.toLowerCase()] ?? 1);
  return Math.max(indent, 0);
}
