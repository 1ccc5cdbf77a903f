import { mend, type Place } from './mend';

const DRAFT = 'Subject: Sales of 15\n\nSales were 15 in May. Costs were **9**.\n\nSales were good.';
/** A figure is wrong where it is 15 or 16, and a source is missing for 8. */
const look = (text: string): Promise<Place[]> =>
  Promise.resolve(
    [...text.matchAll(/1[56]|8/g)].map(({ 0: quote, index: from }) => ({
      kind: quote === '8' ? 'unsourced' : 'mismatch',
      from,
      to: from + 2,
      quote,
      problem: quote === '8' ? null : `It is not ${quote}.`,
    })),
  );
async function mended(...mendings: [quote: string, text: string][]): Promise<string> {
  const places = await look(DRAFT);
  return mend({
    draft: DRAFT,
    places,
    flawed: places.filter(({ problem }) => problem !== null),
    mendings: mendings.map(([quote, text]) => ({ quote, text })),
    look,
  });
}

test('each mending that makes its place right is made', async () => {
  expect(await mended(['Sales were 15 in', 'Sales were 14 in'], ['Subject: Sales of 15', 'Subject: Sales of 14'])).toBe(
    DRAFT.replaceAll('15', '14'),
  );
});

test('one that does not leaves its place as it was, and the others count', async () => {
  expect(await mended(['Sales were 15', 'Sales were 16'], ['Sales of 15', 'Sales of 14'])).toBe(
    DRAFT.replace('Sales of 15', 'Sales of 14'),
  );
});

test.each<[string, string, string]>([
  ['whose quote is not there', 'Sales were 15 in June', 'Sales were 14 in June'],
  ['whose quote stands there twice', '15', '14'],
  ['of a place where nothing is wrong', 'Sales were good', 'Sales were bad'],
  ['that reaches into another paragraph', 'in May. Costs were **9**.\n\nSales were good', 'in May'],
  ['that changes nothing that is wrong', 'Sales were 15', 'The sales were 15'],
  ['that brings in what has no source', 'Sales were 15', 'Sales were 8'],
  ['that writes much more', 'Sales were 15', `Sales were 14 ${'and so on '.repeat(30)}`],
  ['that adds a paragraph', 'Sales were 15', 'Sales were 14\n\nin all'],
  ['that leaves bold open', 'Sales were 15', '**Sales were 14'],
])('a mending %s is refused', async (_name, quote, text) => expect(await mended([quote, text])).toBe(DRAFT));
