import type { DocumentContent, Place, Row, Table } from '../document/document';
import { type Calendar, learnCalendar } from './calendar';
import { type ColumnTime, timeOf } from './column-time';
import type { Day } from './days';
import { headingOf, isChangeHead, isTimeHead } from './heads';
import { timeOfRow } from './row-days';
import { type CellUnit, unitOfCell } from './cell-unit';
import { scaleOfCell } from './cell-scale';
import { commonScale, readScale } from './scale';
import { kindOf } from './statement-kind';
import { readShownNumber } from '../document/table/shown-number';
import { isDigit } from '../characters';
import { says } from '../lexicon/phrases';

/** A figure of a table by its surroundings. Uncertain is what had to be assumed. */
export interface TableFact extends Place {
  table: Table;
  row: Row;
  column: number;
  /** Its column compares others: a change. */
  isChange: boolean;
  /** How many digits stand behind the printed point. */
  decimals: number;
  isScaleSaid: boolean;
  isPeriodSaid: boolean;
  labels: string[];
  heads: string[];
  /** In whole units, with its sign. */
  value: number;
  unit: CellUnit;
  /** The power of ten that the printed number was multiplied with. */
  scale: number;
  /** `months` is 0 for a day; null where the period cannot be said. */
  period: { months: number; end: Day } | null;
  /** Its head names a year and no more: what flows is of that year, a balance of its last day. */
  isOfYear: boolean;
  /** What the value rests on is said in the heads of its own table. */
  isCertain: boolean;
}

/** The figures of all tables of a document, by their heads, captions and the company's calendar. */
export function readTableFacts(content: DocumentContent, calendar = learnCalendar(content)): TableFact[] {
  const tables = goingOn(content.blocks.filter((block) => block.kind === 'table'));
  const common = commonScale(tables);
  return tables.flatMap((table) => factsOf(table, { text: content.text, calendar, common }));
}

/** A head that names a part of a statement and no time begins no other columns: 'LIABILITIES AND EQUITY' stands over the same days. */
function goingOn(tables: Table[]): Table[] {
  let before: Table | undefined;
  return tables.map((table) => {
    const isSame = before?.caption === table.caption && before.columns.length === table.columns.length;
    const isTimeless = table.columns.every(({ heads }) => heads.length > 0 && heads.every((head) => !isTimeHead(head)));
    const columns = isSame && isTimeless ? before?.columns : undefined;
    before = columns ? { ...table, columns } : table;
    return before;
  });
}

/** A sum without a label is that of the heading above it: 'Client Computing', below desktops and notebooks. */
function labelsOf({ labels }: Row): string[] {
  const above = labels.slice(0, -1);
  return labels.at(-1) === '' && !isTimeHead(above.at(-1) ?? '') ? above : labels;
}

/** Dollars, or numbers of more than three digits. */
const hasAmounts = (text: string): boolean =>
  text.includes('$') ||
  text
    .split(',')
    .some((piece, at, all) => at > 0 && isDigit(piece.charAt(0)) && isDigit((all[at - 1] ?? '').slice(-1)));

interface TableSetting {
  text: string;
  calendar: Calendar;
  /** The scale of most tables. */
  common: number;
}

function factsOf(table: Table, { text, calendar, common }: TableSetting): TableFact[] {
  const inTable = readScale(headingOf(table));
  const inCaption = readScale(table.caption);
  const setting = { table, calendar, statement: kindOf(table) };
  const times = table.columns.map(({ heads }) => timeOf(heads, setting));
  const groups = new Map<string, ColumnTime | null>();
  const timeOfGroup = (label: string): ColumnTime | null => {
    const known = groups.get(label);
    if (known !== undefined) return known;
    const time = timeOf([label], setting);
    groups.set(label, time);
    return time;
  };
  // A column of shares, or of prices, says its own scale: what is said over another one is not of it.
  const scales = table.columns.map(({ heads }, column) => (times[column] ? null : readScale(heads.join('\n'))));
  const changes = table.columns.map(({ heads }) => isChangeHead(heads.join('\n')));
  const isPercentTable =
    says(table.caption, 'percent of', 'percents of', 'percentage of', 'percentages of') &&
    !table.columns.some(({ heads }) => heads.some((head) => head.includes('%'))) &&
    !hasAmounts(text.slice(table.from, table.to));
  return table.rows.flatMap((row) =>
    row.cells.flatMap((cell): TableFact[] | TableFact => {
      const shown = readShownNumber(text.slice(cell.from, cell.to));
      if (!shown) return [];
      const { column } = cell;
      const heads = table.columns[column]?.heads ?? [];
      const unit = isPercentTable && shown.unit === null ? 'percent' : unitOfCell(row, heads, shown);
      const said = { table: inTable, caption: inCaption, column: scales[column] ?? null, common };
      const scale = scaleOfCell(row, shown, { unit, said });
      const ofGroup = times[column]
        ? null
        : row.labels
            .slice(0, -1)
            .flatMap((label) => timeOfGroup(label) ?? [])
            .at(-1);
      const ofColumn = cell.span > 1 ? null : (times[column] ?? ofGroup ?? null);
      const time = timeOfRow(row.labels, ofColumn, calendar);
      const isPeriodSaid = time?.isCertain === true;
      return {
        ...{ from: cell.from, to: cell.to, labels: labelsOf(row), heads, table, row, column, unit },
        value: Number((shown.value * 10 ** scale.power).toPrecision(14)),
        scale: scale.power,
        decimals: shown.decimals,
        period: time?.period ?? null,
        isOfYear: time?.isOfYear === true,
        isChange: changes[column] ?? false,
        isScaleSaid: scale.isSaid,
        isPeriodSaid,
        isCertain: isPeriodSaid && scale.isSaid && shown.unit !== 'points',
      };
    }),
  );
}
