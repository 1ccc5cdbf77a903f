import { Parser } from 'htmlparser2';
import { CoverTags } from './cover-tags';
import { BLOCKS, Elements, indentOf, LINES } from './elements';
import { type HtmlTable, OpenTables } from './open-tables';
import { Resources } from './resources';
import { Runs } from './runs';
import { type Attributes, type Tag, TagReader } from './tags';

/** What a page consists of, in its order. */
type HtmlPart = { paragraph: Runs } | { table: HtmlTable };

export interface Collected {
  parts: HtmlPart[];
  tags: Tag[];
  reader: TagReader;
  title: string;
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
  readonly #elements = new Elements();
  readonly #tables = new OpenTables();
  readonly #resources = new Resources(this.#reader);
  readonly #cover = new CoverTags();
  #paragraph = new Runs();
  #title = '';

  open(name: string, attributes: Attributes): void {
    const style = attributes['style'] ?? '';
    const element = this.#elements.open(name, style);
    this.#resources.open(name, attributes);
    this.#cover.open(name, attributes, this.#elements.depth);
    if (element.isHidden) return;
    if (element.isTag) this.#runs.open(this.#newTag(attributes));
    else if (name === 'table') this.#openTable();
    else if (name === 'tr') this.#tables.openRow();
    else if (name === 'td' || name === 'th') this.#tables.openCell(attributes);
    else if (BLOCKS.has(name)) this.#startBlock(style);
    else if (LINES.has(name)) this.#runs.break();
  }

  close(name: string): void {
    const element = this.#elements.close(name);
    this.#resources.close(name);
    this.#cover.close(this.#elements.depth, this.#reader);
    if (!element || element.isHidden) return;
    if (element.isTag) this.#runs.close();
    else if (name === 'table') this.#closeTable();
    else if (name === 'td' || name === 'th') this.#tables.closeCell();
    // It stands above its table, which ends later.
    else if (name === 'caption') this.#endParagraph();
    else if (BLOCKS.has(name)) this.#endBlock();
  }

  add(text: string): void {
    this.#cover.add(text);
    this.#resources.add(text);
    const element = this.#elements.current;
    if (element?.name === 'title') this.#title += text;
    if (element?.isHidden) return;
    this.#runs.add(text, element?.isBold === true);
  }

  end(): Collected {
    while (!this.#tables.isEmpty) this.#closeTable();
    this.#endParagraph();
    return { parts: this.#parts, tags: this.#tags, reader: this.#reader, title: this.#title.trim() };
  }

  get #runs(): Runs {
    return this.#tables.cell?.runs ?? this.#paragraph;
  }

  #newTag(attributes: Attributes): Tag {
    const tag = { attributes, shown: '' };
    this.#tags.push(tag);
    return tag;
  }

  #startBlock(style: string): void {
    const { cell } = this.#tables;
    if (!cell) this.#endParagraph();
    else {
      cell.runs.break();
      if (cell.runs.isEmpty) cell.indent += indentOf(style);
    }
  }

  #endBlock(): void {
    if (this.#tables.cell) this.#runs.break();
    else this.#endParagraph();
  }

  #endParagraph(): void {
    if (!this.#paragraph.isEmpty) this.#parts.push({ paragraph: this.#paragraph });
    if (this.#paragraph.text !== '') this.#paragraph = new Runs();
  }

  #openTable(): void {
    if (!this.#tables.cell) this.#endParagraph();
    this.#tables.open();
  }

  #closeTable(): void {
    const table = this.#tables.close();
    if (table && table.rows.length > 0) this.#parts.push({ table });
  }
}
