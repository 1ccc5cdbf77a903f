import type { Fact, Reading } from './fact';
import type { ReadCell } from './statement-column';
import { keyOfReading, provedReading, read } from './readings';
import { doubt } from './votes';

/** Lays a table beside what is proved: what agrees is the same figure, what differs is not of the whole company. */
export function compare(cells: readonly ReadCell[], proved: ReadonlyMap<string, Fact>): void {
  for (const { fact } of cells) dropGuesses(fact, proved);
  const differing = cells.filter(({ fact }) => !fact.readings.some(isProved) && contradicts(fact, proved));
  const agreeing = cells.filter(({ fact }) => agrees(fact, proved));
  // A table that agrees in nothing is of something else altogether.
  const isOther = differing.length > 0 && agreeing.length === 0;
  for (const { fact } of isOther ? cells : differing) doubt(fact);
  for (const { fact } of agreeing) proveAgain(fact, proved);
}

export const isProved = ({ measure, period }: Reading): boolean =>
  measure.known === 'proved' && period?.known === 'proved';

function agrees(fact: Fact, proved: ReadonlyMap<string, Fact>): boolean {
  return fact.value !== 0 && fact.readings.some((reading) => isEcho(reading, fact, proved));
}

/** The same value under the same key in another table is the same figure. */
function isEcho(reading: Reading, fact: Fact, proved: ReadonlyMap<string, Fact>): boolean {
  const same = proved.get(keyOfReading(reading, fact));
  return same !== undefined && same.value === fact.value;
}

function proveAgain(fact: Fact, proved: ReadonlyMap<string, Fact>): void {
  const reading = fact.readings.find((one) => isEcho(one, fact, proved));
  if (!reading) return;
  fact.scale = read(fact.scale.is, 'proved');
  fact.readings = [provedReading(reading, reading.measure.is)];
}

/** What is proved under the key of a reading, where it is another value. */
export function contradicts(fact: Fact, proved: ReadonlyMap<string, Fact>): boolean {
  return fact.readings.some((reading) => {
    const other = proved.get(keyOfReading(reading, fact));
    return isWhole(reading) && other !== undefined && !isSame(fact, other);
  });
}

const isWhole = ({ part, measure }: Reading): boolean => part.is === null && measure.known !== 'assumed';

/** What is read by default alone, and contradicts a proof, is wrong. */
function dropGuesses(fact: Fact, proved: ReadonlyMap<string, Fact>): void {
  const left = fact.readings.filter((reading) => {
    const other = reading.measure.known === 'assumed' ? proved.get(keyOfReading(reading, fact)) : undefined;
    return other === undefined || isSame(fact, other);
  });
  if (left.length > 0) fact.readings = left;
}

const isSame = (a: Fact, b: Fact): boolean => Math.abs(a.value - b.value) <= 2 * Math.max(a.rounding, b.rounding);
