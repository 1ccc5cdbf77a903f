import { createHash } from 'node:crypto';

/** Chooses among ways to say the same thing: always alike for the same text, differently for different ones. */
export function chooser(text: string): <T>(ways: T[]) => T {
  const digest = createHash('sha256').update(text).digest();
  let turn = 0;
  return (ways) => {
    const way = ways[(digest[turn++ % digest.length] ?? 0) % ways.length];
    if (way === undefined) throw new RangeError('There is nothing to choose from');
    return way;
  };
}
