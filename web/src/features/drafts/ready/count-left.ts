/** How much is left to do, in words. */
export function countLeft(left: number): string {
  return left === 0 ? 'Nothing left to do' : `${left} left to do`;
}
