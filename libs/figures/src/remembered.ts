const MOST_KEPT = 5_000;
const LONGEST_KEPT = 120;

/** Memoizes a function for the last few thousand short texts: the cells of a table repeat their labels. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return read(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MOST_KEPT) known.clear();
    const made = read(text);
    known.set(text, made);
    return made;
  };
}
