import type { Block, DocumentContent, TaggedFact } from '../document';
import { layTable } from '../table/lay-table';
import { Writer } from '../writer';
import { htmlText } from '@copydesk/text';
import { type Collected, collectHtml } from './collect';
import { TooDeep } from './elements';
import type { HtmlCell, HtmlTable } from './open-tables';
import type { Runs } from './runs';
import type { Tag } from './tags';
import { gridOf } from './grid';

/**
 * Reads a page of HTML, such as the SEC serves a filing: paragraphs, tables, and the issuer's own tags. Takes time and
 * memory in proportion to its length; what is hidden on the page is not read.
 */
export function readHtml(html: string): DocumentContent {
  try {
    return contentOf(collectHtml(html));
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    const text = htmlText(html);
    const whole: Block = { kind: 'paragraph', page: null, section: null, from: 0, to: text.length };
    return { text, blocks: [whole], filing: null, hasBrokenTags: html.toLowerCase().includes('<ix:') };
  }
}

function contentOf({ parts, tags, reader }: Collected): DocumentContent {
  const facts = tags.length === 0 ? [] : reader.factsOf(tags);
  const known = new Map<Tag, Omit<TaggedFact, 'from' | 'to'>>();
  tags.forEach((tag, index) => {
    const fact = facts?.[index];
    if (fact) known.set(tag, fact);
  });
  const writer = new HtmlWriter(known);
  for (const part of parts) {
    if ('table' in part) writer.table(part.table);
    else writer.paragraph(part.paragraph);
  }
  const { text, blocks } = writer.end();
  const hasBrokenTags = facts === null;
  const isFiling = !hasBrokenTags && writer.facts.length > 0;
  return { text, blocks, filing: isFiling ? { cover: reader.cover(), facts: writer.facts } : null, hasBrokenTags };
}

/** Four times what the longest filings have, with their empty cells; tables beyond are lines of text. */
const MOST_CELLS = 200_000;

/** A cell that holds more, on several lines, lays prose out. */
const LONGEST_CELL = 300;

class HtmlWriter {
  readonly facts: TaggedFact[] = [];
  readonly #writer = new Writer();
  #cells = 0;

  constructor(private readonly known: ReadonlyMap<Tag, Omit<TaggedFact, 'from' | 'to'>>) {}

  end(): { text: string; blocks: Block[] } {
    return this.#writer.end();
  }

  paragraph(runs: Runs): void {
    const from = this.#writer.paragraph(runs.text, { isBold: runs.bold >= runs.text.trim().length * 0.9 });
    for (const { tag, from: start, to } of runs.tags) this.#addFact(tag, from + start, from + to);
  }

  table(table: HtmlTable): void {
    const isLayout = table.rows.some((row) =>
      row.some(
        ({ tables, runs }) => tables.length > 0 || (runs.text.length > LONGEST_CELL && runs.text.includes('\n')),
      ),
    );
    this.#cells += table.rows.reduce((sum, row) => sum + row.length, 0);
    const laid = isLayout || this.#cells > MOST_CELLS ? [] : layTable(gridOf(table));
    if (laid.length === 0) this.#lines(table);
    for (const part of laid) {
      for (const { raw, from, to, cell } of this.#writer.table(part)) {
        for (const { tag, from: start, to: end } of raw.source.runs.tags) {
          const fact = this.#addFact(tag, from + start, Math.min(from + end, to));
          if (fact !== null && cell) cell.fact ??= fact;
        }
      }
    }
    if (laid.length > 0) this.#writer.endCaption();
  }

  /** A table without figures: its rows are lines, its cells are parted by tabs. */
  #lines({ rows }: HtmlTable): void {
    for (const row of rows) {
      const filled = row.filter(({ runs, tables }) => !runs.isEmpty || tables.length > 0);
      if (filled.some(({ runs, tables }) => tables.length > 0 || runs.text.includes('\n'))) {
        for (const cell of filled) this.#contents(cell);
      } else if (filled.length > 0) this.#line(filled);
    }
  }

  #contents({ runs, tables }: HtmlCell): void {
    if (!runs.isEmpty) this.paragraph(runs);
    for (const table of tables) this.table(table);
  }

  #line(cells: HtmlCell[]): void {
    let text = '';
    const starts = cells.map(({ runs }) => {
      const start = text === '' ? 0 : text.length + 1;
      text += (text === '' ? '' : '\t') + runs.text.trim();
      return start;
    });
    const bold = cells.reduce((sum, { runs }) => sum + runs.bold, 0);
    const from = this.#writer.paragraph(text, { isBold: bold >= text.length * 0.9, isLine: true });
    cells.forEach(({ runs }, index) => {
      for (const { tag, from: start, to } of runs.tags) {
        this.#addFact(tag, from + (starts[index] ?? 0) + start, from + (starts[index] ?? 0) + to);
      }
    });
  }

  /** The index of the fact; null where the tag gives none. */
  #addFact(tag: Tag, from: number, to: number): number | null {
    const fact = this.known.get(tag);
    return fact ? this.facts.push({ ...fact, from, to }) - 1 : null;
  }
}
