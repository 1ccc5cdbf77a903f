import type { Request, Response } from 'express';
import { fewAtOnce } from './few-at-once';

test('requests of one moment are begun in their order, and others get their turn in between', async () => {
  const begun: string[] = [];
  const handler = fewAtOnce();
  const come = (name: string) => handler({} as Request, {} as Response, () => begun.push(name));
  const all = Array.from({ length: 10 }, (_, index) => `request ${index}`);
  all.forEach(come);
  const after: number[] = [];
  while (begun.length < all.length) {
    await new Promise(setImmediate);
    after.push(begun.length);
  }
  expect(after).toEqual([4, 8, 10]);
  expect(begun).toEqual(all);
  come('one more');
  await new Promise(setImmediate);
  expect(begun.at(-1)).toBe('one more');
});
