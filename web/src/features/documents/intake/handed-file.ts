import type { Material } from './material';
import type { StartedReading } from './started-reading';

/** What is handed in, or its reading, where that has begun. */
export type Handed = Material | StartedReading;

export const materialOf = (handed: Handed): Material =>
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
