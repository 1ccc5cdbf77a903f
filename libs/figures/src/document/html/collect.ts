import { Parser } from 'htmlparser2';
import { Runs } from './runs';
import { type Attributes, type Tag, TagReader } from './tags';

/** A cell of a table as its markup says. */
export interface HtmlCell {
  runs: Runs;
  colspan: number;
  rowspan: number;
  indent: number;
  /** Tables that stand in it: their outer table is there for layout alone. */
  tables: HtmlTable[];
}

export interface HtmlTable {
  rows: HtmlCell[][];
}

/** What a page consists of, in its order. */
type HtmlPart = { paragraph: Runs } | { table: HtmlTable };

export interface Collected {
  parts: HtmlPart[];
  tags: Tag[];
  reader: TagReader;
  title: string;
}

const BLOCKS = new Set(
  'p div ul ol dl h1 h2 h3 h4 h5 h6 blockquote section article header footer figure pre hr center form main nav aside address'.split(
    ' ',
  ),
);
const LINES = new Set(['br', 'li', 'dt', 'dd', 'caption', 'figcaption']);
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object', 'select', 'textarea']);
const BOLD = /font-weight\s{0,4}:\s{0,4}(?:bold|[6-9]00)/i;
const HIDDEN = /display\s{0,4}:\s{0,4}none|visibility\s{0,4}:\s{0,4}hidden/i;
const INDENT = /(?:padding-left|text-indent|margin-left)\s{0,4}:\s{0,4}(-?\d{1,3}(?:\.\d{1,4})?)(pt|px|em)/gi;
const PIXELS: Record<string, number> = { px: 1, pt: 4 / 3, em: 16 };

const MOST_SPAN = 100;
/** Deeper than any page is written; the parser's time grows with the square of the depth. */
const DEEPEST = 1_000;

/** Deeper cover tags within each other are no cover page. */
const DEEPEST_COVER = 4;

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

/** Reads HTML in one pass, without a tree: text, tables and inline XBRL. Throws `TooDeep`. */
export function collectHtml(html: string): Collected {
  const collector = new Collector();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes),
      onclosetag: (name) => collector.close(name),
      ontext: (text) => collector.add(text),
    },
    { decodeEntities: true, recognizeSelfClosing: true, lowerCaseAttributeNames: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  return collector.end();
}

class Collector {
  readonly #parts: HtmlPart[] = [];
  readonly #tags: Tag[] = [];
  readonly #reader = new TagReader();
  readonly #elements: Element[] = [];
  readonly #tables: { table: HtmlTable; cell: HtmlCell | null; outer: HtmlCell | null }[] = [];
  /** Text that has no place on the page: of contexts, units and the cover's tags. */
  #resource: Resource | null = null;
  #paragraph = new Runs();
  #title = '';
  #coverTags: { name: string; text: string; context: string; depth: number }[] = [];

  open(name: string, attributes: Attributes): void {
    const parent = this.#elements.at(-1);
    const style = attributes['style'] ?? '';
    const local = name.replace(/^[a-z0-9-]+:/, '');
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
    if (this.#elements.push(element) > DEEPEST) throw new TooDeep();
    if (/^(?:context|unit)$/.test(local) && attributes['id']) this.#resource = new Resource(local, attributes['id']);
    else this.#resource?.open(local, attributes);
    this.#openCover(name, attributes);
    if (element.isHidden) return;
    if (element.isTag) this.#runs.open(this.#newTag(attributes));
    else if (name === 'table') this.#openTable();
    else if (name === 'tr') this.#tables.at(-1)?.table.rows.push([]);
    else if (name === 'td' || name === 'th') this.#openCell(attributes);
    else if (BLOCKS.has(name)) this.#startBlock(style);
    else if (LINES.has(name)) this.#runs.break();
  }

  close(name: string): void {
    const element = this.#elements.at(-1)?.name === name ? this.#elements.pop() : undefined;
    const local = name.replace(/^[a-z0-9-]+:/, '');
    if (this.#resource?.closes(local)) {
      this.#resource.addTo(this.#reader);
      this.#resource = null;
    } else this.#resource?.close(local);
    for (let tag = this.#coverTags.at(-1); tag && this.#elements.length < tag.depth; tag = this.#coverTags.at(-1)) {
      this.#reader.addCover(tag);
      this.#coverTags.pop();
    }
    if (!element || element.isHidden) return;
    if (element.isTag) this.#runs.close();
    else if (name === 'table') this.#closeTable();
    else if (name === 'td' || name === 'th') this.#closeCell();
    // It stands above its table, which ends later.
    else if (name === 'caption') this.#endParagraph();
    else if (BLOCKS.has(name)) this.#endBlock();
  }

  add(text: string): void {
    for (const tag of this.#coverTags) tag.text += text;
    this.#resource?.add(text);
    const element = this.#elements.at(-1);
    if (element?.name === 'title') this.#title += text;
    if (element?.isHidden) return;
    this.#runs.add(text, element?.isBold === true);
  }

  end(): Collected {
    while (this.#tables.length > 0) this.#closeTable();
    this.#endParagraph();
    return { parts: this.#parts, tags: this.#tags, reader: this.#reader, title: this.#title.trim() };
  }

  get #runs(): Runs {
    return this.#tables.at(-1)?.cell?.runs ?? this.#paragraph;
  }

  #newTag(attributes: Attributes): Tag {
    const tag = { attributes, shown: '' };
    this.#tags.push(tag);
    return tag;
  }

  #openCover(name: string, attributes: Attributes): void {
    const tagged = attributes['name'] ?? '';
    if (!/^ix:non(?:numeric|fraction)$/.test(name) || !tagged.startsWith('dei:')) return;
    if (this.#coverTags.length >= DEEPEST_COVER) return;
    const context = attributes['contextref'] ?? '';
    // The year may be tagged within the day: 'June 30, 2025'.
    this.#coverTags.push({ name: tagged.slice('dei:'.length), text: '', context, depth: this.#elements.length });
  }

  #startBlock(style: string): void {
    const cell = this.#tables.at(-1)?.cell;
    if (!cell) this.#endParagraph();
    else {
      cell.runs.break();
      if (cell.runs.isEmpty) cell.indent += indentOf(style);
    }
  }

  #endBlock(): void {
    if (this.#tables.at(-1)?.cell) this.#runs.break();
    else this.#endParagraph();
  }

  #endParagraph(): void {
    if (!this.#paragraph.isEmpty) this.#parts.push({ paragraph: this.#paragraph });
    if (this.#paragraph.text !== '') this.#paragraph = new Runs();
  }

  #openTable(): void {
    const outer = this.#tables.at(-1)?.cell ?? null;
    if (!outer) this.#endParagraph();
    this.#tables.push({ table: { rows: [] }, cell: null, outer });
  }

  #closeTable(): void {
    const ended = this.#tables.pop();
    if (!ended) return;
    if (ended.outer) ended.outer.tables.push(ended.table);
    else if (ended.table.rows.length > 0) this.#parts.push({ table: ended.table });
  }

  #openCell(attributes: Attributes): void {
    const open = this.#tables.at(-1);
    if (!open) return;
    const cell: HtmlCell = {
      runs: new Runs(),
      colspan: spanOf(attributes['colspan']),
      rowspan: spanOf(attributes['rowspan']),
      indent: indentOf(attributes['style'] ?? ''),
      tables: [],
    };
    (open.table.rows.at(-1) ?? open.table.rows[open.table.rows.push([]) - 1])?.push(cell);
    open.cell = cell;
  }

  #closeCell(): void {
    const open = this.#tables.at(-1);
    if (open) open.cell = null;
  }
}

function spanOf(text = '1'): number {
  const span = Number(text);
  return Number.isInteger(span) && span > 0 ? Math.min(span, MOST_SPAN) : 1;
}

/** In pixels. */
function indentOf(style: string): number {
  let indent = 0;
  for (const [, size = '0', unit = 'px'] of style.matchAll(INDENT))
    indent += Number(size) * (PIXELS[unit.toLowerCase()] ?? 1);
  return Math.max(indent, 0);
}

/** A context or a unit while it is read. */
class Resource {
  readonly #texts: { name: string; attributes: Attributes; text: string }[] = [];
  #isOpen = false;

  constructor(
    readonly kind: string,
    readonly id: string,
  ) {}

  open(name: string, attributes: Attributes): void {
    this.#texts.push({ name, attributes, text: '' });
    this.#isOpen = true;
  }

  add(text: string): void {
    const last = this.#texts.at(-1);
    if (last && this.#isOpen) last.text += text;
  }

  close(_name: string): void {
    this.#isOpen = false;
  }

  closes(name: string): boolean {
    return name === this.kind;
  }

  addTo(reader: TagReader): void {
    const textOf = (name: string) => this.#texts.find((one) => one.name === name)?.text;
    if (this.kind === 'unit') {
      reader.addUnit(
        this.id,
        this.#texts.filter(({ name }) => name === 'measure').map(({ text }) => text.trim()),
      );
      return;
    }
    const days = { start: textOf('startdate'), end: textOf('enddate'), at: textOf('instant') };
    const members = this.#texts.flatMap(({ name, attributes, text }, index) => {
      const axis = attributes['dimension'] ?? '';
      if (name === 'explicitmember') return { axis, member: text.trim() };
      // The value of a typed member stands in an element of its own.
      return name === 'typedmember' ? { axis, member: (this.#texts[index + 1]?.text ?? text).trim() } : [];
    });
    reader.addContext(this.id, days, members);
  }
}
