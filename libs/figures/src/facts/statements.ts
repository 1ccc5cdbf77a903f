import type { Fact, MeasureId, Reading } from './fact';
import { keyOfReading, read } from './readings';
import type { TableFact } from './table-facts';
import { EVERYDAY } from '../lexicon/measures/everyday';

/** A figure of a table with the fact that was made of it. */
export interface ReadCell {
  cell: TableFact;
  fact: Fact;
}

/** Sums that hold in every statement, as the terms on both sides of an equation. */
const IDENTITIES: { left: MeasureId[]; right: MeasureId[]; isOfShares?: true }[] = [
  { left: ['revenue'], right: ['cost of revenue', 'gross profit'] },
  { left: ['gross profit'], right: ['operating expenses', 'operating income'] },
  { left: ['revenue'], right: ['costs and expenses', 'operating income'] },
  { left: ['pretax income'], right: ['income tax expense', 'net income'] },
  { left: ['total assets'], right: ['total liabilities and equity'] },
  { left: ['total assets'], right: ['total liabilities', 'equity'] },
  { left: ['operating cash flow', 'investing cash flow', 'financing cash flow'], right: ['change in cash'] },
];
/** Results, which may well be below zero; brackets around another figure may only say that it is taken away. */
const SIGNED = new Set(IDENTITIES.flatMap(({ left, right }) => [...left, ...right]).concat('diluted eps', 'basic eps'));
SIGNED.delete('income tax expense');

/** Effects of exchange rates stand beside the cash flows of a year. */
const FOREIGN = 0.02;

/** Whole figures of one column by their measure. */
type Column = Map<MeasureId, ReadCell[]>;

/** Proves the columns of statements in which sums hold, and what agrees with them elsewhere. */
export function proveByArithmetic(cells: readonly ReadCell[]): void {
  const proved = new Map<string, Fact>();
  for (const column of columnsOf(cells)) {
    if (!addsUp(column)) continue;
    const isScaleProved = agreesPerShare(column);
    for (const [measure, found] of column) {
      const [only] = found;
      const isSigned = only !== undefined && (only.fact.value >= 0 || SIGNED.has(measure));
      if (only && isSigned && isPlain(measure) && found.every(({ fact }) => fact.value === only.fact.value))
        for (const { fact } of found) prove(fact, measure, isScaleProved);
    }
  }
  for (const { fact } of cells) {
    const reading = fact.readings.find((one) => isProved(one));
    if (reading) proved.set(keyOfReading(reading, fact), fact);
  }
  for (const { fact } of cells) confirm(fact, proved);
}

/** A measure whose name in a row says what it is. */
const isPlain = (measure: MeasureId): boolean => EVERYDAY[measure] !== undefined && EVERYDAY[measure].isLoose !== true;

const isProved = ({ measure, period }: Reading): boolean => measure.known === 'proved' && period?.known === 'proved';

function* columnsOf(cells: readonly ReadCell[]): Generator<Column> {
  let column: Map<number, Column> = new Map();
  let table: unknown = null;
  for (const cell of cells) {
    if (cell.cell.table !== table) {
      yield* column.values();
      column = new Map();
      table = cell.cell.table;
    }
    const reading = cell.fact.readings[0];
    if (!reading || !isWhole(reading)) continue;
    const measures = column.get(cell.cell.column) ?? new Map<MeasureId, ReadCell[]>();
    column.set(cell.cell.column, measures);
    measures.set(reading.measure.is, [...(measures.get(reading.measure.is) ?? []), cell]);
  }
  yield* column.values();
}

function isWhole({ measure, part, level, basis, modality }: Reading): boolean {
  const isPlain = part.is === null && level.is.kind === 'level' && basis.is === 'GAAP' && modality.is === 'reported';
  return isPlain && measure.known === 'said';
}

function valueIn(column: Column, measure: MeasureId): { value: number; rounding: number } | null {
  const found = column.get(measure) ?? [];
  // Where there are several, the whole one stands last: 'Net income attributable to ...' above it is a part of it.
  const own = found.find(({ fact }) => fact.readings[0]?.owner.is === 'company') ?? found[0];
  return own && own.fact.unit === 'money' ? own.fact : null;
}

/** At least one sum holds, and none that could be tried fails. */
function addsUp(column: Column): boolean {
  let holds = 0;
  for (const { left, right } of IDENTITIES) {
    const terms = [...left, ...right].map((measure) => valueIn(column, measure));
    if (terms.some((term) => term === null || term.value === 0)) continue;
    const sum = (of: MeasureId[]) => of.reduce((total, measure) => total + (valueIn(column, measure)?.value ?? 0), 0);
    const slack = terms.reduce((total, term) => total + (term?.rounding ?? 0) * 2, 0);
    const off = Math.abs(sum(left) - sum(right));
    const isCash = right[0] === 'change in cash';
    const isHeld = off <= (isCash ? Math.max(slack, Math.abs(sum([left[0] ?? ''])) * FOREIGN) : slack);
    if (isHeld) holds += 1;
  }
  return holds > 0;
}

/** Net income divided by shares is what a share earned: that confirms the scales of both. */
function agreesPerShare(column: Column): boolean {
  const income = valueIn(column, 'net income');
  const shares = column.get('diluted shares')?.[0]?.fact;
  const perShare = column.get('diluted eps')?.[0]?.fact;
  if (!income || !shares || !perShare || shares.value === 0) return false;
  return Math.abs(income.value / shares.value - perShare.value) <= Math.max(0.02, Math.abs(perShare.value) * 0.01);
}

function prove(fact: Fact, measure: MeasureId, isScaleProved: boolean): void {
  const [reading] = fact.readings;
  const isSaid = fact.scale.known === 'said' || isScaleProved || fact.unit === 'per share';
  if (!reading?.period || reading.period.known !== 'said' || !isSaid) return;
  fact.scale = read(fact.scale.is, 'proved');
  fact.readings = [provedReading(reading, measure)];
}

function provedReading(reading: Reading, measure: MeasureId): Reading {
  return {
    ...reading,
    measure: read(measure, 'proved'),
    owner: read(reading.owner.is, 'proved'),
    part: read(reading.part.is, 'proved'),
    period: reading.period && read(reading.period.is, 'proved'),
    basis: read(reading.basis.is, 'proved'),
    modality: read(reading.modality.is, 'proved'),
    level: read(reading.level.is, 'proved'),
  };
}

/** The same value under the same key in another table is the same figure. */
function confirm(fact: Fact, proved: ReadonlyMap<string, Fact>): void {
  const at = fact.readings.findIndex((reading) => {
    const same = proved.get(keyOfReading(reading, fact));
    return same !== undefined && same.value === fact.value && same !== fact && fact.value !== 0;
  });
  const reading = fact.readings[at];
  if (!reading) return;
  fact.scale = read(fact.scale.is, 'proved');
  fact.readings = [provedReading(reading, reading.measure.is)];
}
