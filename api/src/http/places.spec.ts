import { Places } from './places';

test('so many of a key have a place at a time; others wait for one, in turn', async () => {
  const places = new Places(2, 10_000);
  const [first] = await Promise.all([places.take('a'), places.take('a')]);
  expect(await places.take('b')).toEqual(expect.any(Function));
  const order: string[] = [];
  const waiting = ['third', 'fourth'].map((name) => places.take('a').then((leave) => order.push(name) && leave));
  first?.();
  const third = await waiting[0];
  expect(order).toEqual(['third']);
  if (third) third();
  expect(await waiting[1]).toEqual(expect.any(Function));
});

test('where no place becomes free in time there is none, and a later one is taken again', async () => {
  const places = new Places(1, 1);
  const leave = await places.take('a');
  expect(await places.take('a')).toBeNull();
  leave?.();
  expect(await places.take('a')).toEqual(expect.any(Function));
});
