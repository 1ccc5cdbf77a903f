import { OneByOne } from './one-by-one';

test('what has one key runs one after the other, what has another beside it', async () => {
  const told: string[] = [];
  const queue = new OneByOne();
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await new Promise(setImmediate);
    told.push(`${name} ends`);
    return name;
  };
  const all = [queue.run('a', work('first')), queue.run('a', work('second')), queue.run('b', work('other'))];
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other']);
  expect(told.slice(0, 2)).toEqual(['first begins', 'other begins']);
  const ofOneKey = told.filter((line) => !line.startsWith('other'));
  expect(ofOneKey).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('what fails, fails for all who wait behind it, and for nobody who comes later', async () => {
  const queue = new OneByOne();
  const behind = jest.fn(async () => 'behind');
  const outage = new Error('away');
  const all = await Promise.allSettled([queue.run('a', () => Promise.reject(outage)), queue.run('a', behind)]);
  expect(all).toEqual([outage, outage].map((reason) => ({ status: 'rejected', reason })));
  expect(behind).not.toHaveBeenCalled();
  expect(await queue.run('a', behind)).toBe('behind');
});
