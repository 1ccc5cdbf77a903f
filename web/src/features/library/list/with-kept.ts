/** The places to be laid out, in their order, with those that must not go out of the page: where the focus is. */
export function withKept(places: number[], kept: number[]): number[] {
  const missing = kept.filter((place) => place >= 0 && !places.includes(place));
  return missing.length === 0 ? places : [...places, ...missing].sort((a, b) => a - b);
}
