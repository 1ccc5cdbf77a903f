import type { Fact, MeasureId, Part, Reading } from './fact';
import type { ReadCell } from './statement-column';
import { EVERYDAY } from '../lexicon/measures/everyday';
import { readLabel } from './label';
import { read } from './readings';

/** So many rows, at most, have one sum. */
const MOST_PARTS = 40;
/** Figures with fewer digits agree by chance. */
const LEAST_DIGITS = 4;

/** What is known of the company or of a part, by its time and its value. */
export function namedValues(cells: readonly ReadCell[]): Map<string, Reading[]> {
  const named = new Map<string, Reading[]>();
  for (const { fact } of cells) {
    const [reading] = fact.readings;
    if (!reading || !isCertain(reading) || !EVERYDAY[reading.measure.is] || !hasDigits(fact)) continue;
    const key = keyOf(fact, reading);
    const known = named.get(key);
    if (!known) named.set(key, [reading]);
    // One of each measure is enough.
    else if (!known.some(({ measure }) => measure.is === reading.measure.is)) known.push(reading);
  }
  return named;
}

const isCertain = ({ measure, owner, period }: Reading): boolean =>
  measure.known !== 'assumed' && owner.known !== 'assumed' && period !== null && period.known !== 'assumed';

const keyOf = ({ value, unit }: Fact, { period }: Reading): string => `${unit} ${value} ${JSON.stringify(period?.is)}`;

/** Rows above a total that is known from elsewhere, and that they add up to, are its parts, whatever their table is called. */
export function findParts(cells: readonly ReadCell[], named: ReadonlyMap<string, Reading[]>): void {
  for (const column of columnsOf(cells)) {
    column.forEach(({ cell, fact }, at) => {
      if (!readLabel(cell.labels.at(-1) ?? '').isTotal || !hasDigits(fact)) return;
      const known = fact.readings.flatMap((reading) => named.get(keyOf(fact, reading)) ?? []);
      const [total] = known;
      if (total && known.every(({ measure }) => measure.is === total.measure.is)) divide(column, at, total);
    });
  }
}

/** The cells of each column of a table, from the top down. */
function columnsOf(cells: readonly ReadCell[]): Iterable<ReadCell[]> {
  const columns = new Map<number, ReadCell[]>();
  for (const one of cells) {
    if (one.fact.unit !== 'money' || one.cell.isChange) continue;
    const own = columns.get(one.cell.column);
    if (own) own.push(one);
    else columns.set(one.cell.column, [one]);
  }
  return columns.values();
}

const hasDigits = ({ value, scale, rounding }: Fact): boolean =>
  Math.abs(value) / Math.max(10 ** scale.is, 2 * rounding) >= 10 ** (LEAST_DIGITS - 1);

/** Makes parts of the rows right above a total that add up to it; so does a total among them with those above it. */
function divide(column: ReadCell[], at: number, total: Reading): void {
  const { value, rounding } = column[at]?.fact ?? { value: 0, rounding: 0 };
  let sum = 0;
  for (let from = at - 1; from >= Math.max(0, at - MOST_PARTS); from--) {
    sum += column[from]?.fact.value ?? 0;
    const count = at - from;
    if (count < 2 || Math.abs(sum - value) > (count + 1) * rounding) continue;
    for (let row = from; row < at; row++) {
      const cell = column[row];
      if (!cell) continue;
      makePart(cell, total);
      if (row === from && readLabel(cell.cell.labels.at(-1) ?? '').isTotal) divide(column, row, total);
    }
    return;
  }
}

function makePart({ cell, fact }: ReadCell, total: Reading): void {
  const { name } = readLabel(cell.labels.at(-1) ?? '');
  const [first] = fact.readings;
  // What its own row or its column names is known better.
  if (name === '' || !first || !isOpen(first, total.measure.is)) return;
  const known = fact.readings.find(({ measure, part }) => measure.is === total.measure.is && part.is === name);
  const own: Reading = {
    ...(known ?? first),
    measure: read(total.measure.is, 'said'),
    part: read<Part>(name, 'said'),
    period: total.period && read(total.period.is, 'said'),
  };
  fact.readings = [own, ...fact.readings.filter((reading) => reading !== known)];
  // Parts of one sum have its scale.
  fact.scale = read(fact.scale.is, 'said');
}

function isOpen({ measure, part }: Reading, of: MeasureId): boolean {
  return measure.is.startsWith('label:') || measure.known === 'assumed' || (measure.is === of && part.is !== null);
}
