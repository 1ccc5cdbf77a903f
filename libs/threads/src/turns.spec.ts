import { TooManyWaiting, Turns, type TurnKey } from './turns';

const settled = () => new Promise(setImmediate);

/** Work whose end a test decides. */
function workshop(turns: Turns) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const order = (user: TurnKey, name: string) =>
    turns.run(user, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { started, order, end };
}

test('users take turns, however much one of them asked for before', async () => {
  const { started, order, end } = workshop(new Turns({ atOnce: 1 }));
  for (const name of ['a1', 'a2', 'a3']) void order(1, name);
  void order(2, 'b1');
  void order(null, 'c1');
  void order(2, 'b2');
  await settled();
  for (let at = 0; at < 6; at += 1) await end(started[at] ?? '');
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('one piece of work of each user is under way at a time, although there is room for two', async () => {
  const { started, order, end } = workshop(new Turns({ atOnce: 2 }));
  for (const name of ['a1', 'a2', 'a3']) void order(1, name);
  await settled();
  expect(started).toEqual(['a1']);
  void order(2, 'b1');
  void order(3, 'c1');
  await settled();
  expect(started).toEqual(['a1', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('work that fails gives its turn to the next', async () => {
  const turns = new Turns({ atOnce: 1 });
  const failing = turns.run(1, () => Promise.reject(new Error('broken')));
  const next = turns.run(1, () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('more than may wait is refused, of one user and of all', async () => {
  const { order, end } = workshop(new Turns({ atOnce: 1, waitingPerUser: 2, waiting: 3 }));
  const first = order(1, 'a1');
  void order(1, 'a2');
  void order(1, 'a3');
  await settled();
  await expect(order(1, 'a4')).rejects.toBeInstanceOf(TooManyWaiting);
  void order(2, 'b1');
  await expect(order(3, 'c1')).rejects.toBeInstanceOf(TooManyWaiting);
  await end('a1');
  expect(await first).toBe('a1');
  void order(3, 'c1');
});
