/** So many phrases may begin with the same word: a list that goes on is no list of labels. */
const MOST = 100;

/** Finds phrases in a list of words: at each place the longest one. */
export class Phrases<T> {
  private readonly byFirst = new Map<string, { stems: string[]; value: T }[]>();

  /** Later phrases of the same words are not taken. */
  add(stems: string[], value: T): void {
    const first = stems[0];
    if (first === undefined) return;
    const phrases = this.byFirst.get(first) ?? [];
    if (phrases.length >= MOST || phrases.some((phrase) => phrase.stems.join(' ') === stems.join(' '))) return;
    phrases.push({ stems, value });
    phrases.sort((a, b) => b.stems.length - a.stems.length);
    this.byFirst.set(first, phrases);
  }

  /** The longest phrase that begins at a place, and how many words it has. */
  at(words: readonly string[], place: number): { value: T; length: number } | null {
    for (const { stems, value } of this.byFirst.get(words[place] ?? '') ?? []) {
      if (stems.every((stem, index) => words[place + index] === stem)) return { value, length: stems.length };
    }
    return null;
  }

  /** Every phrase of the list, from left to right, none overlapping. */
  in(words: readonly string[]): { value: T; first: number; length: number }[] {
    const found: { value: T; first: number; length: number }[] = [];
    for (let place = 0; place < words.length; place += 1) {
      const match = this.at(words, place);
      if (!match) continue;
      found.push({ ...match, first: place });
      place += match.length - 1;
    }
    return found;
  }
}
