import type { Table } from '../document/document';
import { LABELS, type NamedMeasure } from '../lexicon/measures';
import { EVERYDAY, measureOfConcept } from '../lexicon/measures/everyday';
import { OPERATING } from '../lexicon/measures/operating';
import type { MeasureKind } from '../lexicon/measures/measure';
import { keyOf, normalised, wordsOf } from '../lexicon/normalise';
import { PLACES } from '../lexicon/places';
import type { Fact, Known, Level, MeasureId, Reading, Unit } from './fact';
import { type Label, measuresIn, measureWithin, readLabel } from './label';
import { periodOf, read, usualReading } from './readings';
import { kindOf, type Statement } from './statement-kind';
import type { TableFact } from './table-facts';
import { isChangeHead, isTimeHead } from './heads';
import { says } from '../lexicon/phrases';

/** What is said of a whole table. */
export interface TableSense {
  statement: Statement;
  /** The measure that its title names: 'Net sales by category'. */
  measure: { is: MeasureId; known: Known } | null;
  /** By column what its heads say beside the time: the part of a business, in most. */
  heads: string[][];
  /** The headings of its rows are parts of the business, as in a note on segments. */
  isOfParts: boolean;
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
  const statement = kindOf(table);
  return {
    statement,
    isOfParts: statement === null || isByPart(table),
    heads: table.columns.map(({ heads }) => {
      const own = heads.filter((head) => !isTitle(head, table) && !isTimeHead(head));
      // A head may be set over several lines: 'Latin', 'America'.
      return own.length > 0 ? [own.join(' ')] : [];
    }),
    measure: named ? { is: named.measure, known: named.isBy ? 'said' : 'assumed' } : null,
    isOutlook: words.some((word) => OUTLOOK.includes(word)),
    isAdjusted: words.includes('nongaap') || words.includes('adjusted'),
  };
}

/** What a company has once, a note on its segments has for each of them. */
const ONCE: ReadonlySet<MeasureId> = new Set(['revenue', 'gross profit', 'operating income', 'pretax income']);

function isByPart({ rows }: Table): boolean {
  const groups = new Map<MeasureId, Set<string>>();
  for (const { labels } of rows) {
    const [named] = measuresIn(readLabel(labels.at(-1) ?? '').name, ['flow']);
    if (!named || !ONCE.has(named.measure)) continue;
    const own = groups.get(named.measure) ?? new Set();
    groups.set(
      named.measure,
      own.add(
        labels
          .slice(0, -1)
          .filter((text) => !isTimeHead(text))
          .join('\n'),
      ),
    );
  }
  return [...groups.values()].some(({ size }) => size > 1);
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
  /** Null for what the lexicon does not know. */
  kind: MeasureKind | null;
  part: { is: string | null; known: Known };
  label: Label;
  level: Level;
}

function readingOf(cell: TableFact, name: CellName, sense: TableSense): Reading {
  const { measure, part, label, level } = name;
  const usual = usualReading(measure, periodIn(cell, name));
  const basis = label.basis ?? basisAbove(cell.labels);
  return {
    ...usual,
    part,
    level: read(level, isLevelOpen(cell, name) ? 'assumed' : 'said'),
    owner: label.isOfParent ? read('parent', 'said') : usual.owner,
    basis: basis
      ? read(basis, 'said')
      : read('GAAP', sense.isAdjusted && !hasOneBasis(measure.is) ? 'assumed' : 'said'),
    modality: sense.isOutlook ? read('outlook', 'assumed') : usual.modality,
  };
}

/** 'Non-GAAP - Continuing Operations' over 'Net income'; what leads from one basis to the other says neither. */
function basisAbove(labels: readonly string[]): Label['basis'] {
  const [own = '', ...groups] = labels.toReversed();
  const group = groups.find((text) => readLabel(text).basis !== null);
  if (group === undefined || says(own, 'gaap') || LEADS_OVER.some((word) => says(group, word))) return null;
  return measuresIn(readLabel(group).name, ['flow', 'per share', 'rate']).length > 0 ? null : readLabel(group).basis;
}

const LEADS_OVER = ['adjustment', 'adjustments', 'reconciliation', 'adjusting', 'adjusted for', 'to'];

/** Free cash flow stands in tables of adjusted measures, and has no other basis. */
const hasOneBasis = (measure: MeasureId): boolean => measure in OPERATING || ONE_BASIS.has(measure);

const ONE_BASIS: ReadonlySet<MeasureId> = new Set(['free cash flow', 'ebitda', 'net debt', 'free cash flow margin']);

/** Under a year alone, the kind of the measure says whether it is of the year or of its last day. */
function periodIn({ period, isPeriodSaid, isOfYear }: TableFact, { measure, kind }: CellName): Reading['period'] {
  if (!period) return null;
  if (!isOfYear || kind === null) return read(periodOf(period), isPeriodSaid ? 'said' : 'assumed');
  const isOfDay = kind === 'balance' || kind === 'share balance';
  return read(periodOf(isOfDay ? { ...period, months: 0 } : period), measure.known);
}

/** A percentage of what is counted in dollars is a share of something, or a change. */
const isLevelOpen = ({ unit }: TableFact, { kind, level }: CellName): boolean =>
  unit === 'percent' && level.kind === 'level' && kind !== 'rate' && kind !== null;

/** The kinds of measures that a figure can be of. */
function kindsOf({ unit, period, isChange, isOfYear }: TableFact): MeasureKind[] {
  const isDay = period?.months === 0;
  if (unit === 'per share') return ['per share'];
  if (unit === 'number') return ['count'];
  if (unit === 'shares')
    return period === null || isOfYear ? ['shares', 'share balance'] : isDay ? ['share balance'] : ['shares'];
  if (unit === 'percent' || unit === 'points')
    return isChange ? ['flow', 'balance', 'per share', 'shares', 'rate'] : ['rate', 'flow'];
  return period === null || isOfYear ? ['flow', 'balance'] : isDay ? ['balance'] : ['flow'];
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
  const level = levelOf(cell, kinds);
  const isOfParts = sense.isOfParts && (cell.unit === 'money' || cell.unit === 'percent');
  const parts = [head, ...(isOfParts ? groups : [])].filter((one) => one !== undefined && namesPart(one, kinds));
  const included = cell.labels.slice(0, -1).filter(listsParts);
  const whole = included.length > 0 ? measureWithin(included.join(' '), kinds) : null;
  if (whole && !label.isTotal) {
    const measure = read(whole.measure, 'said');
    return [{ measure, kind: EVERYDAY[whole.measure]?.kind ?? null, part: read(label.name, 'said'), label, level }];
  }
  const all = label.isOfOthers ? [] : measuresIn(label.name || (groups[0]?.name ?? ''), kinds);
  const named = sense.statement === null ? all : ofStatement(all);
  if (named.length > 0) {
    const isOne = new Set(named.map(({ measure }) => measure)).size === 1;
    // A loss that is printed without a bracket may be one, or none: rows go on with the label of their first column.
    const isLoss = named[0]?.isLoss === true && cell.value > 0;
    const isClear = isOne && !isLoss && !label.name.startsWith('benefit ');
    const known: Known = isClear ? 'said' : 'assumed';
    return named.flatMap(({ measure, kind }) => {
      // 'Comparable sales: 4%' are 4% more.
      const isMore = cell.unit === 'percent' && level.kind === 'level' && EVERYDAY[measure]?.isGrowth === true;
      const own: Level = isMore ? { kind: 'change', from: 'year before' } : level;
      return wholeAndPart({ measure: { is: measure, known }, kind, label, level: own }, parts[0]?.name ?? null);
    });
  }
  const above = groups.flatMap(({ name }) => measuresIn(name, kinds))[0];
  const column = head ? measuresIn(head.name, kinds)[0] : undefined;
  const of = above ?? column;
  const isOfOne = of !== undefined && (!sense.statement || DIVIDED.has(of.measure));
  const measure = isOfOne ? read(of.measure, 'said') : sense.statement ? null : sense.measure;
  const kind = isOfOne ? of.kind : measure ? (EVERYDAY[measure.is]?.kind ?? null) : null;
  const itself: CellName = {
    measure: read(`label:${keyOf(label.name)}`, 'said'),
    kind: null,
    part: read(null, 'said'),
    label,
    level,
  };
  // 'Sales per square foot' is no part of the sales.
  const isForEach = label.name.split(' ').includes('per');
  if (!measure || isForEach) return wholeAndPart(itself, parts[0]?.name ?? null);
  // 'Total', and the empty label of a sum, are the whole, or all of the place that its column is of.
  const place = head && PLACES.has(head.name) ? head.name : null;
  const own = label.isTotal || label.name === '' ? null : label.name;
  const part = read(own !== null && place !== null ? `${own} ${place}` : (own ?? place), 'said');
  return [
    { measure, kind, part, label, level },
    { ...itself, measure: { ...itself.measure, known: 'assumed' } },
  ];
}

const namesPart = ({ name, isTotal }: Label, kinds: readonly MeasureKind[]): boolean =>
  name !== '' && !isTotal && !FORMS.has(name.split(' ').at(-1) ?? '') && measuresIn(name, kinds).length === 0;

/** What industries speak of stands in no statement under a name that a statement has for something else. */
function ofStatement(named: readonly NamedMeasure[]): readonly NamedMeasure[] {
  const own = named.filter(({ measure }) => !(measure in OPERATING));
  return own.length > 0 ? own : named;
}

/** A heading that is the company's own name is that of the whole. */
const FORMS = new Set(['inc', 'incorporated', 'corp', 'corporation', 'ltd', 'plc']);

/** Rows below it are parts of what it names: 'Includes stock-based compensation as follows:'. */
function listsParts(heading: string): boolean {
  const words = wordsOf(heading);
  return words.slice(-2).join(' ') === 'as follows' && (words.includes('includes') || words.includes('include'));
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

function levelOf({ unit, isChange, labels }: TableFact, kinds: readonly MeasureKind[]): Level {
  // 'Year-over-year percentage growth:' stands above the rows.
  const isGrowth = unit === 'percent' && labels.slice(0, -1).some(isChangeHead);
  const shareOf = labels.map((label) => readLabel(label).shareOf).findLast((of) => of !== null) ?? null;
  if (unit === 'percent' && shareOf !== null) {
    const [of] = measuresIn(shareOf, kinds);
    if (of) return { kind: 'share', of: of.measure };
  }
  return isChange || isGrowth ? { kind: 'change', from: 'year before' } : { kind: 'level' };
}
