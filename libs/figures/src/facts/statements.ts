import type { Table } from '../document/document';
import type { Fact, MeasureId, Reading } from './fact';
import { SIGNED } from './identities';
import { type ReadCell, StatementColumn } from './statement-column';
import { keyOfReading, provedReading, read } from './readings';
import { isTitled } from './statement-kind';
import { findParts, namedValues } from './sums';
import { elect } from './votes';
import { EVERYDAY } from '../lexicon/measures/everyday';
import { compare, contradicts, isProved } from './compare-with-proved';

/** The figures of one table that its sums confirm. */
interface Confirmed {
  facts: { fact: Fact; measure: MeasureId; isScaleProved: boolean }[];
  /** How surely it is the statement of the company itself. */
  weight: number;
}

/**
 * Proves the columns of statements in which sums hold, and what agrees with them elsewhere. Of two statements that say
 * different things of the company, the weaker one is of somebody else, or of a part; so is what contradicts a proof.
 */
export function proveByArithmetic(cells: readonly ReadCell[], isStatement: (table: Table) => boolean): void {
  const echoes = countEchoes(cells);
  const confirmed = [...tablesOf(cells).values()].map((own) => confirm(own, echoes));
  const proved = new Map<string, Fact>();
  for (const { facts } of confirmed.toSorted((a, b) => b.weight - a.weight)) {
    const isOther = facts.some(({ fact }) => contradicts(fact, proved));
    if (isOther) continue;
    for (const { fact, measure, isScaleProved } of facts) {
      prove(fact, measure, isScaleProved);
      const [reading] = fact.readings;
      if (reading && isProved(reading)) proved.set(keyOfReading(reading, fact), fact);
    }
  }
  const homes = new Map(cells.map(({ cell, fact }) => [fact, cell.table.columns]));
  for (const table of tablesOf(cells).values()) compare(table, proved);
  const own = new Set([...proved.values()].map((fact) => homes.get(fact)));
  const weigh = ({ cell: { table } }: ReadCell): number => {
    if (!isStatement(table)) return 0;
    return own.has(table.columns) || isTitled(table) ? OWN_WEIGHT : STATEMENT_WEIGHT;
  };
  for (const agreed of elect(cells, weigh)) {
    const isScaleSaid = agreed.some(({ fact }) => fact.scale.known === 'said');
    for (const { fact } of agreed) {
      const [reading] = fact.readings;
      if (reading?.part.is === null && isPlain(reading.measure.is)) prove(fact, reading.measure.is, isScaleSaid);
    }
  }
  const named = namedValues(cells);
  for (const table of tablesOf(cells).values()) findParts(table, named);
}

/** In tables that say the same: a statement counts as much as one or two more of them. */
const STATEMENT_WEIGHT = 0.75;
const OWN_WEIGHT = 1.5;

function tablesOf(cells: readonly ReadCell[]): Map<Table['columns'], ReadCell[]> {
  const tables = new Map<Table['columns'], ReadCell[]>();
  // What goes on over pages has the same columns.
  for (const cell of cells) {
    const { columns } = cell.cell.table;
    const own = tables.get(columns);
    if (own) own.push(cell);
    else tables.set(columns, [cell]);
  }
  return tables;
}

const keyWithValue = (reading: Reading, fact: Fact): string => `${keyOfReading(reading, fact)}|${fact.value}`;

/** How many figures say the same thing. */
function countEchoes(cells: readonly ReadCell[]): Map<string, number> {
  const echoes = new Map<string, number>();
  for (const { fact } of cells) {
    const [reading] = fact.readings;
    if (!reading || reading.part.is !== null) continue;
    const key = keyWithValue(reading, fact);
    echoes.set(key, (echoes.get(key) ?? 0) + 1);
  }
  return echoes;
}

/** A statement of the company tells what a share earned, and its figures are told again elsewhere. */
const PER_SHARE_WEIGHT = 10;

function confirm(cells: readonly ReadCell[], echoes: ReadonlyMap<string, number>): Confirmed {
  const found: Confirmed = { facts: [], weight: 0 };
  for (const column of columnsOf(cells)) {
    if (!column.addsUp()) continue;
    const isScaleProved = column.agreesPerShare();
    if (isScaleProved) found.weight += PER_SHARE_WEIGHT;
    for (const { measure, facts } of column.single()) {
      const isSigned = facts.every(({ value }) => value >= 0) || SIGNED.has(measure);
      if (!isSigned || !isPlain(measure)) continue;
      found.facts.push(...facts.map((fact) => ({ fact, measure, isScaleProved })));
      for (const fact of facts) {
        const [reading] = fact.readings;
        found.weight += reading ? (echoes.get(keyWithValue(reading, fact)) ?? 1) - 1 : 0;
      }
    }
  }
  return found;
}

/** A measure whose name in a row says what it is. */
const isPlain = (measure: MeasureId): boolean => EVERYDAY[measure] !== undefined && EVERYDAY[measure].isLoose !== true;

function columnsOf(cells: readonly ReadCell[]): Iterable<StatementColumn> {
  const columns = new Map<string, StatementColumn>();
  for (const cell of cells) {
    const period = cell.fact.readings[0]?.period?.is;
    if (!period) continue;
    const key = `${cell.cell.column} ${JSON.stringify(period)}`;
    const column = columns.get(key) ?? new StatementColumn();
    columns.set(key, column);
    column.add(cell);
  }
  return columns.values();
}

function prove(fact: Fact, measure: MeasureId, isScaleProved: boolean): void {
  const [reading] = fact.readings;
  const isSaid = fact.scale.known === 'said' || isScaleProved || fact.unit === 'per share';
  if (!reading?.period || reading.period.known !== 'said' || !isSaid) return;
  fact.scale = read(fact.scale.is, 'proved');
  fact.readings = [provedReading(reading, measure)];
}
