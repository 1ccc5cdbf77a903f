/** The ids from one to another, both included, whichever comes first. Without the first, the second alone. */
export function rangeOf(ids: number[], from: number | null, to: number): number[] {
  const places = [from ?? to, to].map((id) => ids.indexOf(id)).filter((place) => place >= 0);
  return ids.slice(Math.min(...places), Math.max(...places) + 1);
}
