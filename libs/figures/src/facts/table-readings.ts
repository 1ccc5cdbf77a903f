import type { Table } from '../document/document';
import { LABELS } from '../lexicon/measures';
import { EVERYDAY, measureOfConcept } from '../lexicon/measures/everyday';
import type { MeasureKind } from '../lexicon/measures/measure';
import { normalised } from '../lexicon/normalise';
import type { Fact, Known, Level, MeasureId, Reading, Unit } from './fact';
import { type Label, measuresIn, measureWithin, readLabel } from './label';
import { periodOf, read, usualReading } from './readings';
import { kindOf, type Statement } from './statement-kind';
import type { TableFact } from './table-facts';
import { isTimeHead } from './heads';

/** What is said of a whole table. */
export interface TableSense {
  statement: Statement;
  /** The measure that its title names: 'Net sales by category'. */
  measure: { is: MeasureId; known: Known } | null;
  /** By column what its heads say beside the time: the part of a business, in most. */
  heads: string[][];
  isOutlook: boolean;
  isAdjusted: boolean;
}

/** What stands over all columns is the title of the table. */
const isTitle = (head: string, { columns }: Table): boolean =>
  columns.length > 1 && columns.every(({ heads }) => heads.includes(head));

const OUTLOOK = ['outlook', 'guidance', 'forecast', 'expected', 'projected', 'targets'];

export function senseOf(table: Table): TableSense {
  const title = [...table.caption.split('\n').toReversed(), table.section ?? ''];
  const named = title.map((line) => measureWithin(line, ['flow', 'balance'])).find((found) => found !== null);
  const words = normalised(title.join(' ')).split(' ');
  return {
    statement: kindOf(table),
    heads: table.columns.map(({ heads }) =>
      heads.filter((head) => !isTitle(head, table)).filter((head) => !isTimeHead(head)),
    ),
    measure: named ? { is: named.measure, known: named.isBy ? 'said' : 'assumed' } : null,
    isOutlook: words.some((word) => OUTLOOK.includes(word)),
    isAdjusted: words.includes('nongaap') || words.includes('adjusted'),
  };
}

/** The fact of a cell, with each way to understand its labels and heads. */
export function factOfCell(cell: TableFact, sense: TableSense): Fact {
  const unit: Unit = cell.unit === 'number' ? 'count' : cell.unit;
  const readings = namesOf(cell, sense).map((name) => readingOf(cell, name, sense));
  return {
    from: cell.from,
    to: cell.to,
    value: isTurned(cell.value, readings[0]?.measure.is) ? -cell.value : cell.value,
    rounding: 0.5 * 10 ** (cell.scale - cell.decimals),
    unit,
    scale: read(cell.scale, cell.isScaleSaid ? 'said' : 'assumed'),
    label: cell.labels.at(-1) ?? '',
    page: cell.table.page,
    section: cell.table.section,
    readings,
  };
}

const TURNED = new Set(LABELS.filter(({ isInverted }) => isInverted).map(({ concept }) => measureOfConcept(concept)));

/** Brackets around what is paid say that it goes out, not that it is below zero; working capital that grows takes cash. */
function isTurned(value: number, measure: MeasureId | undefined): boolean {
  if (measure === undefined) return false;
  if (EVERYDAY[measure]) return value < 0 && EVERYDAY[measure].isSize === true;
  return TURNED.has(measure) && (value < 0 || measure.startsWith('increase decrease'));
}

interface CellName {
  measure: { is: MeasureId; known: Known };
  part: { is: string | null; known: Known };
  label: Label;
  level: Level;
}

function readingOf(cell: TableFact, { measure, part, label, level }: CellName, sense: TableSense): Reading {
  const period = cell.period && read(periodOf(cell.period), cell.isPeriodSaid ? 'said' : 'assumed');
  const usual = usualReading(measure, period);
  return {
    ...usual,
    part,
    level: read(level, 'said'),
    owner: label.isOfParent ? read('parent', 'said') : usual.owner,
    basis: label.basis ? read(label.basis, 'said') : read('GAAP', sense.isAdjusted ? 'assumed' : 'said'),
    modality: sense.isOutlook ? read('outlook', 'assumed') : usual.modality,
  };
}

/** The kinds of measures that a figure can be of. */
function kindsOf({ unit, period, isChange }: TableFact): MeasureKind[] {
  const isDay = period?.months === 0;
  if (unit === 'per share') return ['per share'];
  if (unit === 'shares') return period === null ? ['shares', 'share balance'] : isDay ? ['share balance'] : ['shares'];
  if (unit === 'percent' || unit === 'points')
    return isChange ? ['flow', 'balance', 'per share', 'shares', 'rate'] : ['rate', 'flow'];
  return period === null ? ['flow', 'balance'] : isDay ? ['balance'] : ['flow'];
}

/** The names that a cell has by its row, the headings above it, the heads of its column and the title of its table. */
function namesOf(cell: TableFact, sense: TableSense): CellName[] {
  const kinds = kindsOf(cell);
  const label = readLabel(cell.labels.at(-1) ?? '');
  const groups = cell.labels
    .slice(0, -1)
    .filter((text) => !isTimeHead(text))
    .toReversed()
    .map(readLabel);
  const head = (sense.heads[cell.column] ?? []).map(readLabel).find(({ name, isTotal }) => name !== '' && !isTotal);
  const level = levelOf(cell, label, kinds);
  const isOfParts = sense.statement === null && (cell.unit === 'money' || cell.unit === 'percent');
  const parts = [head, ...(isOfParts ? groups : [])].filter(
    (one): one is Label =>
      one !== undefined && one.name !== '' && !one.isTotal && measuresIn(one.name, kinds).length === 0,
  );
  const own = label.isOfOthers ? [] : measuresIn(label.name || (groups[0]?.name ?? ''), kinds);
  if (own.length > 0) {
    const isOne = new Set(own.map(({ measure }) => measure)).size === 1;
    // A loss that is printed without a bracket may be one, or none: rows go on with the label of their first column.
    const isLoss = own[0]?.isLoss === true && cell.value > 0;
    const isClear = isOne && !isLoss && !label.name.startsWith('benefit ');
    const known: Known = isClear ? 'said' : 'assumed';
    return own.flatMap(({ measure }) =>
      wholeAndPart({ measure: { is: measure, known }, label, level }, parts[0]?.name ?? null),
    );
  }
  const above = groups.flatMap(({ name }) => measuresIn(name, kinds))[0];
  const column = head ? measuresIn(head.name, kinds)[0] : undefined;
  const of = above ?? column;
  const isOfOne = of !== undefined && (!sense.statement || DIVIDED.has(of.measure));
  const measure = isOfOne ? read(of.measure, 'said') : sense.statement ? null : sense.measure;
  const itself: CellName = { measure: read(`label:${label.name}`, 'said'), part: read(null, 'said'), label, level };
  if (!measure) return wholeAndPart(itself, parts[0]?.name ?? null);
  // 'Total', and the empty label of a sum, are the whole.
  const part =
    label.isTotal || label.name === '' ? read<string | null>(null, 'said') : read<string | null>(label.name, 'said');
  return [
    { measure, part, label, level },
    { ...itself, measure: { ...itself.measure, known: 'assumed' } },
  ];
}

/** What statements themselves divide into parts; what else stands under the heading of a measure is not all of one kind. */
const DIVIDED: ReadonlySet<MeasureId> = new Set(['revenue', 'cost of revenue']);

/** What stands under the heading of a part is that of the part; a heading may also be none. */
function wholeAndPart(name: Omit<CellName, 'part'>, part: string | null): CellName[] {
  if (part === null) return [{ ...name, part: read(null, 'said') }];
  return [
    { ...name, part: read(part, 'said') },
    { ...name, part: read(null, 'assumed') },
  ];
}

function levelOf({ unit, isChange }: TableFact, { shareOf }: Label, kinds: readonly MeasureKind[]): Level {
  if (isChange) return { kind: 'change', from: 'year before' };
  if (unit !== 'percent') return { kind: 'level' };
  const of = shareOf === null ? [] : measuresIn(shareOf, kinds);
  return of[0] ? { kind: 'share', of: of[0].measure } : { kind: 'level' };
}
