import type { Cell, DocumentContent, Row, Table, TaggedFact } from '../document/document';
import { readShownNumber, scanNumber } from '../document/table/shown-number';
import { readTableFacts } from '../facts/table-facts';
import { sayPeriod } from './say-period';
import { sayUnit } from './say-unit';
import { isDigit, spaced } from '../characters';
import { begins } from '../lexicon/phrases';

export interface CellPlace {
  table: Table;
  row: Row;
  cell: Cell;
}

/** What a cell says, in words: '3,172: net income, Q1 2023, $ millions'. The issuer's own tag wins over what stands around it. */
export function sayCell(content: DocumentContent, { table, row, cell }: CellPlace): string {
  const tag = tagOf(content, cell);
  const read = readTableFacts(content).find(({ from }) => from === cell.from);
  const { words, period } = sayPeriod(headsOf(table, cell), { content, tag, read });
  // On a page a head may be wrapped over several lines.
  const heads = words.map(plainLabel).join(table.page === null ? ', ' : ' ');
  const unit = sayUnit(cell, { content, table, row, tag, read });
  const said = [...labelWords(row, content.text), heads, period, unit];
  const value = sayValue(content.text.slice(cell.from, cell.to), tag);
  const about = said.filter(Boolean).join(', ');
  return about === '' ? value : `${value}: ${about}`;
}

function tagOf({ filing }: DocumentContent, { fact }: Cell): TaggedFact | undefined {
  return fact === undefined ? undefined : filing?.facts[fact];
}

/** What heads all columns that the cell covers. */
function headsOf({ columns }: Table, { column, span }: Cell): string[] {
  const covered = columns.slice(column, column + span);
  return (covered[0]?.heads ?? []).filter((head) => covered.every(({ heads }) => heads.includes(head)));
}

/** The row, and the group that it stands under; a total needs none. */
function labelWords({ labels }: Row, text: string): string[] {
  const own = plainLabel(labels.at(-1) ?? '');
  const group = plainLabel(labels.at(-2) ?? '');
  if (own === '') return group === '' ? [] : [asInProse(group, text)];
  const isTotal = own.includes(' ') && begins(own, 'total', 'subtotal');
  return group === '' || isTotal ? [asInProse(own, text)] : [asInProse(own, text), `under ${group}`];
}

/** Without the marks of footnotes and the colon of a heading. */
function plainLabel(label: string): string {
  const shown = spaced(label).trim();
  let plain = shown.endsWith(':') ? shown.slice(0, -1) : shown;
  while (plain.at(-3) === '(' && plain.endsWith(')') && isMark(plain.slice(-2, -1)))
    plain = plain.slice(0, -3).trimEnd();
  return plain;
}

const isMark = (one: string): boolean => isDigit(one) || (one >= 'a' && one <= 'z');

/** A label as the document writes it within its sentences: 'Net income' is 'net income' there, and 'iPhone' stays. */
function asInProse(label: string, text: string): string {
  const small = label.charAt(0).toLowerCase() + label.slice(1);
  return text.includes(` ${small} `) ? small : label;
}

/** As it is printed, but for its currency, with a loss as minus. */
function sayValue(printed: string, tag: TaggedFact | undefined): string {
  const shown = readShownNumber(printed);
  const number = shown && scanNumber(spaced(printed.trim()));
  if (!number) return shown ? '—' : printed.trim();
  const after = number.unit || (tag?.unit === 'pure' && tag.scale === -2 ? '%' : '');
  return `${shown.value < 0 ? '−' : ''}${number.digits}${after.length > 1 ? ` ${after}` : after}`;
}
