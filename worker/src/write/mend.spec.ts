import { mend, type Place } from './mend';

const DRAFT = 'Subject: Huge sales of 15\n\nHuge sales in May. Costs were **9**.\n\nSales were good.';
/** 'Huge' and 'vast' may not be said, and 8 has no source. */
const look = (text: string): Promise<Place[]> =>
  Promise.resolve(
    [...text.matchAll(/huge|vast|8/gi)].map(({ 0: quote, index: from }) => ({
      kind: quote === '8' ? 'unsourced' : 'copied',
      from,
      to: from + quote.length,
      quote,
      problem: quote === '8' ? null : `It says ${quote}.`,
    })),
  );
async function mended(...mendings: [quote: string, text: string][]) {
  const places = await look(DRAFT);
  return mend({
    draft: DRAFT,
    places,
    flawed: places.filter(({ problem }) => problem !== null),
    mendings: mendings.map(([quote, text]) => ({ quote, text })),
    look,
  });
}

test('each mending that makes its place right is made, and listed with what it mended', async () => {
  const { text, changes } = await mended(['Huge sales in', 'Good sales in'], ['Subject: Huge', 'Subject: Good']);
  expect(text).toBe(DRAFT.replaceAll('Huge', 'Good'));
  expect(changes).toMatchObject([
    { was: 'Huge sales in', is: 'Good sales in' },
    { was: 'Subject: Huge', is: 'Subject: Good' },
  ]);
});

test('one that does not leaves its place as it was, and the others count', async () => {
  const { text, changes } = await mended(['Huge sales in', 'Vast sales in'], ['Subject: Huge', 'Subject: Good']);
  expect(text).toBe(DRAFT.replace('Huge', 'Good'));
  expect(changes).toHaveLength(1);
});

test.each<[string, string, string]>([
  ['whose quote is not there', 'Huge sales in June', 'Sales in June'],
  ['whose quote stands there twice', 'Huge', 'Good'],
  ['of a place where nothing is wrong', 'Sales were good', 'Sales were bad'],
  ['that reaches into another paragraph', 'Huge sales in May. Costs were **9**.\n\nSales were good', 'in May'],
  ['that changes nothing that is wrong', 'Huge sales in', 'Huge new sales in'],
  ['that brings in what has no source', 'Huge sales in', 'Sales of 8 in'],
  ['that changes a figure', 'Huge sales of 15', 'Sales of 14'],
  ['that brings in a figure', 'Huge sales in', 'Sales of 15 in'],
  ['that gives a figure a unit', 'Huge sales of 15', 'Sales of 15 million'],
  ['that writes much more', 'Huge sales in', `Sales ${'and so on '.repeat(30)}`],
  ['that adds a paragraph', 'Huge sales in', 'Sales\n\nin'],
  ['that leaves bold open', 'Huge sales in', '**Sales in'],
])('a mending %s is refused', async (_name, quote, text) => {
  expect(await mended([quote, text])).toEqual({ text: DRAFT, changes: [] });
});
