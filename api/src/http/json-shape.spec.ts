import { checkShape } from './json-shape';

const shapeOf = (text: string): string => {
  try {
    checkShape(Buffer.from(text));
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};
const DEEP = 'The request is nested more than 32 levels deep.';
const MANY = 'The request has more than 1,000 fields and items.';
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['32 levels', nested(32), 'taken'],
  ['33 levels', nested(33), DEEP],
  ['1,000 items', JSON.stringify(Array(1_000).fill(0)), 'taken'],
  ['1,001 items', JSON.stringify(Array(1_001).fill(0)), MANY],
  ['999 empty lists in a list', JSON.stringify(Array(999).fill([]), null, 2), 'taken'],
  ['1,001 fields', JSON.stringify(Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [n, n]))), MANY],
  ['brackets, commas and escaped quotes in a text', JSON.stringify({ text: '[{,"\\'.repeat(5_000) }), 'taken'],
  ['what is behind a text', `["\\\\",${nested(40)}]`, DEEP],
  ['a text without an end', `"${'['.repeat(5_000)}`, 'taken'],
  ['no JSON at all', 'hello', 'taken'],
])('%s: %#', (_, text, expected) => {
  expect(shapeOf(text)).toBe(expected);
});

test('each byte is read at most once, however long the text', () => {
  const bytes = Buffer.from(`"${'a\\"'.repeat(10_000)}"`);
  let reads = 0;
  const counted = new Proxy(bytes, {
    get: (target, key) => {
      if (key !== 'length') reads++;
      return Reflect.get(target, key) as unknown;
    },
  });
  checkShape(counted);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(bytes.length);
});
