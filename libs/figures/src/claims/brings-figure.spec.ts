import { bringsFigure } from './brings-figure';

it.each([
  ['another value', 'Sales were $7,192 million.', 'Sales were $3,000 million.'],
  ['another scale', 'Sales were $7,192 million.', 'Sales were $7,192 billion.'],
  ['a lost scale', 'Sales were **$7,192** million.', 'Sales were $7,192.'],
  ['another sign', 'It was 13%.', 'It was -13%.'],
  ['the same figure twice', 'Up 13%.', 'Up 13%, and up 13% again.'],
  ['a figure in words', 'Sales rose.', 'Sales doubled.'],
  ['a count in words', 'Sales rose in all regions.', 'Sales rose in three regions.'],
  ['another year', 'It was 2024.', 'It was 2025.'],
])('%s is a new figure', (_name, before, after) => expect(bringsFigure(before, after)).toBe(true));

it.each([
  ['words around a figure', 'Sales were **$7,192 million**, a hard year.', 'A hard year: sales of $7,192 million.'],
  ['a figure that is left out', 'Sales were $7,192 million in 2025.', 'Sales fell.'],
  ['an address with digits', 'Go to https://a.example/7', 'Go to https://a.example/?plan=9'],
  ['no figure at all', 'Read it today.', 'Read it before the bell.'],
])('%s: no new figure', (_name, before, after) => expect(bringsFigure(before, after)).toBe(false));
