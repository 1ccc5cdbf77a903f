/** '1,204' */
export function sayCount(count: number): string {
  return count.toLocaleString('en-US');
}
