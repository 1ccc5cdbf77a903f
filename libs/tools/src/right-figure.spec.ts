import { rightFigure } from './right-figure';

it.each([
  ['$7,192', 7.192e9, 'scale', '$7,192 million'],
  ['$7.192 million', 7.192e9, 'scale', '$7.192 billion'],
  ['7,192 thousand', 7.192e9, 'scale', '7,192 million'],
  ['$1,204 million', 1204, 'scale', '$1,204 '],
  ['$7.91 billion', 7.192e9, 'value', '$7.19 billion'],
  ['$9 billion', 5.519e9, 'value', '$5.5 billion'],
  ['$8,000 million', 7.192e9, 'value', '$7,192 million'],
  ['14%', 13, 'value', '13%'],
  ['13.9 percent', 13.24, 'value', '13.2 percent'],
  ['31 cents', 0.21, 'value', '21 cents'],
  ['$0.31', 0.21, 'value', '$0.21'],
  ['27,000', 26_000, 'value', '26,000'],
  ['€7.91 billion', 7.192e9, 'value', '€7.19 billion'],
] as const)('%s is %d: %s', (quote, value, why, right) =>
  expect(rightFigure(quote, value, why)?.trim()).toBe(right.trim()),
);

it.each([
  ['a fall', '13%', -13, 'value'],
  ['what is no number', 'tripled', 3, 'value'],
  ['a range', '$7.3 billion to $7.5 billion', 7.4e9, 'value'],
  ['basis points', '150 basis points', 15, 'value'],
  ['what rounds to nothing', '$1 billion', 40_000, 'value'],
  ['what rounds to the same', '$7.19 billion', 7.192e9, 'value'],
  ['digits that are none of the source', '$7,191', 7.192e9, 'scale'],
] as const)('leaves %s to people', (_name, quote, value, why) => expect(rightFigure(quote, value, why)).toBeNull());
