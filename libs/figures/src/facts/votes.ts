import type { Fact, Reading } from './fact';
import type { ReadCell } from './statement-column';
import { keyOfReading, read } from './readings';

/** The cells that say one value under one key. */
interface Candidate {
  value: number;
  cells: ReadCell[];
  /** In how many tables it stands. */
  tables: number;
  /** How surely one of them is a statement of the company itself. */
  weight: number;
}

/**
 * Of several values under one key, the one that most tables have is meant, or the one of a statement; the others are of a
 * part, or of somebody else. Where none leads, none is certain. Yields what two tables agree in, one of them a statement.
 */
export function* elect(cells: readonly ReadCell[], weigh: (cell: ReadCell) => number): Generator<ReadCell[]> {
  for (const own of byKey(cells).values()) {
    const [first, second] = candidatesOf(own, weigh);
    if (!first) continue;
    const isLeader = !second || rankOf(first) > rankOf(second);
    for (const cell of own) if (!isLeader || !isSame(cell.fact, first)) doubt(cell.fact);
    if (isLeader && first.tables > 1 && first.weight > 0) yield first.cells;
  }
}

const rankOf = ({ tables, weight }: Candidate): number => tables + weight;

const isSame = ({ value, rounding }: Fact, other: { value: number }): boolean =>
  Math.abs(value - other.value) <= 2 * rounding;

/** Whose figure it is, is not certain. */
export function doubt({ readings }: Fact): void {
  for (const reading of readings) reading.owner = read(reading.owner.is, 'assumed');
}

function byKey(cells: readonly ReadCell[]): Map<string, ReadCell[]> {
  const keys = new Map<string, ReadCell[]>();
  for (const cell of cells) {
    const [reading] = cell.fact.readings;
    if (!reading || !isSaid(reading)) continue;
    const key = keyOfReading(reading, cell.fact);
    const own = keys.get(key);
    if (own) own.push(cell);
    else keys.set(key, [cell]);
  }
  return keys;
}

function isSaid({ measure, period, level, part }: Reading): boolean {
  const isCertain = measure.known === 'said' && part.known === 'said' && period?.known === 'said';
  return isCertain && level.is.kind === 'level' && !measure.is.startsWith('label:');
}

function candidatesOf(cells: readonly ReadCell[], weigh: (cell: ReadCell) => number): Candidate[] {
  const candidates: (Candidate & { seen: Set<unknown> })[] = [];
  for (const cell of cells) {
    const { columns } = cell.cell.table;
    const same = candidates.find((one) => isSame(cell.fact, one));
    const own = same ?? { value: cell.fact.value, cells: [], tables: 0, weight: 0, seen: new Set() };
    if (!same) candidates.push(own);
    own.cells.push(cell);
    own.tables = own.seen.add(columns).size;
    own.weight = Math.max(own.weight, weigh(cell));
  }
  return candidates.toSorted((a, b) => rankOf(b) - rankOf(a));
}
