/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Dice {
  constructor(private state: number) {}

  /** From 0 up to 1. */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + Math.floor(this.roll() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.roll() < probability;
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[this.between(0, from.length - 1)] ?? from[0];
  }

  /** Another one for somebody who rolls at a time of its own. */
  another(): Dice {
    return new Dice(Math.floor(this.roll() * 2 ** 32));
  }
}
