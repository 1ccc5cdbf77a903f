import { prepareSources, traceDraft } from '@copydesk/figures';
import { claimsOfText } from './claims-of-text';

const evidence = prepareSources({
  document:
    'Northwind reported net sales of $4.2 billion for the quarter ended March 31, 2024, up 31% from a year earlier.',
});
const claims = (text: string) => claimsOfText(text, traceDraft(text, evidence));

it.each([
  ["a figure alone is the ledger's", 'Net sales were $4.2 billion.', false],
  ["a period is the ledger's", 'Net sales were $4.2 billion in the first quarter.', false],
  ['a cause is not', 'Net sales were $4.2 billion because dealers restocked.', true],
  ['nor is a comparison', 'Net sales of $4.2 billion were the highest ever.', true],
  ['nor who said it', 'Net sales were $4.2 billion, said Ada Holm.', true],
  ['nor a statement without figures', 'Dealers in Europe came back for more.', true],
])('%s', (_name, text, isOpen) => expect(claims(text)).toMatchObject([{ text, isOpen, id: 1 }]));

it.each([
  'Dear reader,',
  'Best regards,\nAda Holm',
  'Why does it matter now?',
  'Read the full report before the bell.',
  '**Join the briefing on Thursday.**',
  'Here are 3 reasons to care:',
  'Past performance does not guarantee future results.',
  'A quiet quarter',
  '',
  '   \n\n',
])('%j states nothing', (text) => expect(claims(text)).toEqual([]));

it('takes claims word for word, without the marks of their line', () => {
  const text =
    'Subject: Northwind sells more than ever\n\n- **Net sales:** $4.2 billion, up **31%**\n* Dealers in Europe came back.';
  const found = claims(text);
  expect(found.map((claim) => claim.text)).toEqual([
    'Northwind sells more than ever',
    '**Net sales:** $4.2 billion, up **31%**',
    'Dealers in Europe came back.',
  ]);
  for (const claim of found) expect(text.slice(claim.from, claim.to)).toBe(claim.text);
});

it('answers for 20,000 characters', () => {
  expect(claims('Net sales of $4.2 billion rose because dealers restocked.\n'.repeat(345))).toHaveLength(345);
  expect(claims('“a '.repeat(6_000)).length).toBeLessThan(20);
});
