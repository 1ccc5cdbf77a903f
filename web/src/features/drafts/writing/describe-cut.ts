import type { Cut } from '@copydesk/contracts';

/** Says that a piece of the brief was longer than the model takes. */
export function describeCut({ field, from, to }: Cut): string {
  const number = (value: number) => value.toLocaleString('en-US');
  return `${nameOf(field)} was shortened to fit the model: ${number(to)} of ${number(from)} characters were used.`;
}

/** 'fileContent' -> 'File content' */
function nameOf(field: string): string {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
