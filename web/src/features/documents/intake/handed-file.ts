import type { StartedReading } from './started-reading';

/** A file, the address of a page, or one of these whose reading has begun. */
export type Handed = File | string | StartedReading;

/** The file or the address itself. */
export const materialOf = (handed: Handed): File | string =>
  typeof handed === 'object' && 'material' in handed ? handed.material : handed;

export function nameOfHanded(handed: Handed): string {
  const material = materialOf(handed);
  return typeof material === 'string' ? material : material.name;
}

let handed: Handed | null = null;

/** Hands a file or an address to the screen that opens next. */
export function handOver(next: Handed | null): void {
  handed = next;
}

/** What was handed to the screen that opens now. */
export function handedOver(): Handed | null {
  return handed;
}
