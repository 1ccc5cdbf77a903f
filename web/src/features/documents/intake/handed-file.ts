/** A file, or the address of a page. */
export type Handed = File | string;

export function nameOfHanded(handed: Handed): string {
  return typeof handed === 'string' ? handed : handed.name;
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
