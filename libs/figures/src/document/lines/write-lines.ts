import type { RawCell, RawRow } from '../table/cells';
import { layTable } from '../table/lay-table';
import type { Writer } from '../writer';
import { type PlacedLine, segmentsOf } from './segments';

/** Writes lines of placed cells, of a page or of a text, as paragraphs and tables. */
export function writeLines<C extends RawCell>(lines: PlacedLine<C>[], writer: Writer): void {
  for (const { kind, first, end } of segmentsOf(lines)) {
    const part = lines.slice(first, end);
    const laid = kind === 'table' ? layTable(part.map(toRow)) : [];
    for (const table of laid) writer.table(table);
    if (laid.length > 0) writer.endCaption();
    else writeText(part, writer);
  }
}

function toRow<C extends RawCell>({ cells, gap }: PlacedLine<C>): RawRow<C> {
  return { cells, indent: cells[0]?.left ?? 0, ...(gap !== undefined && { gap }) };
}

/** Lines stay lines; those of one paragraph follow each other without a gap. */
function writeText<C extends RawCell>(lines: PlacedLine<C>[], writer: Writer): void {
  let text = '';
  const end = () => {
    if (text.trim() !== '') writer.paragraph(text);
    text = '';
  };
  for (const { cells, isApart } of lines) {
    if (isApart) end();
    const line = cells.map((cell) => cell.text).join('\t');
    text += (text === '' ? '' : '\n') + line;
  }
  end();
}
