import type { Block, Cell, Place } from '../document';
import type { RawRow } from '../table/cells';
import { layTable } from '../table/lay-table';
import { Writer } from '../writer';
import type { TextCell, TextLine } from './text-line';

/** Makes blocks of lines as they are made of pages, and gives them their places in the text that is there already. */
export class TextBlocks {
  readonly #writer = new Writer();
  readonly #places: Place[] = [];

  set page(page: number | null) {
    this.#writer.page = page;
  }

  paragraph(lines: TextLine[], speaker: string | undefined): void {
    this.#writer.paragraph(lines.map(({ text }) => text).join('\n'), { ...(speaker !== undefined && { speaker }) });
    this.#places.push(placeOf(lines));
  }

  /** False where the lines have no columns of figures: nothing is written then. */
  table(lines: TextLine[]): boolean {
    const tables = layTable(lines.map(toRow));
    for (const table of tables) {
      const written = this.#writer.table(table);
      const cells = new Map<Cell, TextCell[]>();
      for (const { cell, raw } of written) if (cell) cells.set(cell, [...(cells.get(cell) ?? []), raw]);
      for (const [cell, parts] of cells) Object.assign(cell, placeOf(parts));
      this.#places.push(placeOf(written.map(({ raw }) => raw)));
    }
    if (tables.length > 0) this.#writer.endCaption();
    return tables.length > 0;
  }

  end(): Block[] {
    return this.#writer.end().blocks.map((block, index) => ({ ...block, ...this.#places[index] }));
  }
}

function toRow({ cells }: TextLine): RawRow<TextCell> {
  return { cells, indent: cells[0]?.left ?? 0 };
}

/** From the first of several parts, which follow each other, to the last. */
function placeOf(parts: Place[]): Place {
  return { from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0 };
}
