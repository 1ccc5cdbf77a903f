import type { AngleOfBrief } from '@/lib/offered-angles';
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

interface HandedOver {
  material: Handed;
  /** What an email is to say of it, where that was chosen with it. */
  idea: AngleOfBrief | null;
}

let handed: HandedOver | null = null;

/** Hands a file or an address to the screen that opens next. */
export function handOver(material: Handed | null, idea: AngleOfBrief | null = null): void {
  handed = material === null ? null : { material, idea };
}

/** What was handed to the screen that opens now. */
export function handedOver(): Handed | null {
  return handed?.material ?? null;
}

/** The angle that was chosen with it. */
export function handedIdea(): AngleOfBrief | null {
  return handed?.idea ?? null;
}
