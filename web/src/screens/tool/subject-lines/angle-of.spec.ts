import { angleOf } from './angle-of';

it.each([
  ['Copper passed $10,000 a ton on Tuesday', 'figure'],
  ['Intel lost $4.4 billion, and sold more chips', 'contrast'],
  ['Orders up 14% in the third quarter', 'contrast'],
  ['Is copper too dear?', 'question'],
  ['“We sold every chip we made”', 'quotation'],
  ['Why the mine stays shut', 'reason'],
  ['What the ruling means for holders', 'consequence'],
  ['The report is out on Tuesday', 'date'],
  ['Northwind opens its books', 'name'],
  ['A short read on the news', null],
  ['The facts, and where they stand', null],
  ['What is new, in brief', null],
])('%s takes its way in by %s', (subject, angle) => {
  expect(angleOf(subject)).toBe(angle);
});
