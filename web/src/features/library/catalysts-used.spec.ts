import { catalystsUsed } from './catalysts-used';

test('the catalysts that are kept with an email are read, and a link that is none of the web is left out', () => {
  const kept = { title: 'Rates fall', source: 'The bank', url: 'https://bank.example/1', publishedAt: '2026-11-20' };
  expect(
    catalystsUsed({
      catalysts: [
        { ...kept, isSample: true },
        { title: 'Old', url: 'javascript:alert(1)' },
      ],
    }),
  ).toEqual([
    { ...kept, isSample: true },
    { title: 'Old', source: null, url: null, publishedAt: null, isSample: false },
  ]);
});

test.each([[null], [{}], [{ catalysts: 'none' }], [{ catalysts: [null, 3, { text: 'untitled' }, { title: ' ' }] }]])(
  'there are none in %j',
  (metadata) => {
    expect(catalystsUsed(metadata)).toEqual([]);
  },
);
