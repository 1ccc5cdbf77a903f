/** Names of elements that begin a paragraph, and of those that begin a line. */
export const BLOCKS = new Set(
  'p div ul ol dl h1 h2 h3 h4 h5 h6 blockquote section article header footer figure pre hr center form main nav aside address'.split(
    ' ',
  ),
);
export const LINES = new Set(['br', 'li', 'dt', 'dd', 'caption', 'figcaption']);
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object', 'select', 'textarea']);
const BOLD = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const HEAVY = ['bold', '600', '700', '800', '900'];
const INDENTS = ['padding-left', 'text-indent', 'margin-left'];
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
    const said = declarationsOf(style);
    const weight = said.get('font-weight');
    const isHeavy = weight === undefined ? parent?.isBold === true : HEAVY.some((one) => weight.startsWith(one));
    const isUnseen = UNSEEN.has(name) || name === 'head' || name === 'ix:header';
    const element: Element = {
      name,
      isBold: BOLD.has(name) || isHeavy,
      isHidden:
        parent?.isHidden === true ||
        isUnseen ||
        said.get('display')?.startsWith('none') === true ||
        said.get('visibility')?.startsWith('hidden') === true,
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
  const said = declarationsOf(style);
  const indent = INDENTS.reduce((sum, name) => sum + pixelsOf(said.get(name) ?? ''), 0);
  return Math.max(indent, 0);
}

function pixelsOf(length: string): number {
  const size = Number.parseFloat(length);
  const unit = Object.entries(PIXELS).find(([name]) => length.startsWith(name, length.length - name.length));
  return unit && Number.isFinite(size) ? size * unit[1] : 0;
}

/** What a style says, each property in lower case. */
function declarationsOf(style: string): Map<string, string> {
  const said = new Map<string, string>();
  if (style === '') return said;
  for (const declaration of style.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) said.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return said;
}
