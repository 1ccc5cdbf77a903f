import { Lines } from './searches';

/** Work that ends when it is told to. */
function open() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: jest.fn(() => ended), end };
}

test('each waits for those before it; where too many wait, the newest take the place of the oldest', async () => {
  const lines = new Lines(2);
  const [first, second, third, fourth, others] = [open(), open(), open(), open(), open()];
  const running = lines.run(1, first.work);
  const replaced = expect(lines.run(1, second.work)).rejects.toMatchObject({
    status: 429,
    message: 'A newer search replaced this one.',
  });
  const newer = [lines.run(1, third.work), lines.run(1, fourth.work)];
  others.end();
  await lines.run(2, others.work);
  await replaced;
  const calls = () => [first, second, third, fourth].map(({ work }) => work.mock.calls.length);
  expect(calls()).toEqual([1, 0, 0, 0]);
  first.end();
  await running;
  third.end();
  await newer[0];
  expect(calls()).toEqual([1, 0, 1, 1]);
  fourth.end();
  await newer[1];
});

test('one that fails lets the next one in', async () => {
  const lines = new Lines();
  const failing = lines.run(1, () => Promise.reject(new Error('away')));
  const next = lines.run(1, () => Promise.resolve('found'));
  await expect(failing).rejects.toThrow('away');
  expect(await next).toBe('found');
  expect(await lines.run(1, () => Promise.resolve('again'))).toBe('again');
});

test('one that comes while the turn passes on waits for its own', async () => {
  const lines = new Lines();
  const [first, second, third] = [open(), open(), open()];
  const running = [lines.run(1, first.work), lines.run(1, second.work)];
  first.end();
  await running[0];
  const last = lines.run(1, third.work);
  second.end();
  third.end();
  await Promise.all([...running, last]);
  expect(third.work).toHaveBeenCalledTimes(1);
});
