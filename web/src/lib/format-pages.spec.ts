import { formatPages } from './format-pages';

it.each([
  [[4], 'page 4'],
  [[1, 2], 'pages 1 to 2'],
  [[28, 3, 4, 5, 1, 1], 'pages 1, 3 to 5 and 28'],
  [
    Array.from({ length: 14 }, (_, n) => n * 2 + 1),
    'pages 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 and 2 other places',
  ],
])('%j', (pages, said) => {
  expect(formatPages(pages)).toBe(said);
});
