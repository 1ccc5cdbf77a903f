import { Company } from './company';

/** A piece of work that tells its start and its end, and ends when it is told to. */
function work(name: string, told: string[]) {
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const run = async () => {
    told.push(`${name} starts`);
    await held;
    told.push(`${name} ends`);
    return name;
  };
  return { run, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('runs go side by side; one that is to be alone waits for them, the next one alone for it, and all others for both', async () => {
  const doors: boolean[] = [];
  const company = new Company((isClosed) => doors.push(isClosed));
  const told: string[] = [];
  const [a, b, c] = [work('a', told), work('b', told), work('c', told)];
  const [first, second] = [work('first', told), work('second', told)];
  const all = [company.beside(a.run), company.beside(b.run)];
  await settle();
  expect(company.isClosed).toBe(false);
  all.push(company.alone(first.run), company.alone(second.run), company.beside(c.run));
  for (const each of [a, b, first, second, c]) {
    await settle();
    expect(company.isClosed).toBe(each !== c);
    each.end();
  }
  expect(await Promise.all(all)).toEqual(['a', 'b', 'first', 'second', 'c']);
  expect(doors).toEqual([true, true, false]);
  expect(told.slice(2)).toEqual([
    'a ends',
    'b ends',
    'first starts',
    'first ends',
    'second starts',
    'second ends',
    'c starts',
    'c ends',
  ]);
});

test('a run that fails alone leaves the door open', async () => {
  const company = new Company(() => undefined);
  await expect(company.alone(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await company.beside(() => Promise.resolve('well'))).toBe('well');
  await expect(company.beside(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await company.alone(() => Promise.resolve('well'))).toBe('well');
});
