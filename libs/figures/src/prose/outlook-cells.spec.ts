import { readText } from '../document/text/read-text';
import { prepareFacts, traceExample } from '../trace-example';
import { readFacts } from '../read-facts';

const BEGINNING = `Northwind Lamps, Inc. Announces First Quarter Fiscal 2023 Results

Northwind Lamps, Inc. today announced results for the first quarter of fiscal 2023, which ended April 29, 2023. Its fiscal year ends on February 3, 2024.

Net sales for the first quarter of fiscal 2023 were $2.6 billion.
`;
const TABLE = `
Fiscal 2023 Outlook

\tPrior FY23 Outlook\tUpdated FY23 Outlook
Net sales\t$10.95 billion to $11.05 billion\t$11.0 billion to $11.1 billion
Operating margin(1)\t14.7% to 15.0%\tno change
Share repurchases\tapproximately $900 million\tno change
Diluted earnings per share\t$24.70 to $25.40\tno change
`;
const LIST = `
Northwind’s guidance for fiscal 2023, which includes 53 weeks, is the following:

\uF0B7\tNet sales2 of $11.0 billion to $11.1 billion, which compares to prior guidance of $10.95 billion to $11.05 billion
\uF0B7\tCapital expenditures of approximately $850 million, which remains unchanged
`;

const judged = (document: string, draft: string): (string | undefined)[] =>
  traceExample([prepareFacts(readFacts(readText(BEGINNING + document)))], draft).map(({ verdict }) => verdict.status);

const TITLED = `
Second Quarter 2023 Guidance

\u2022 Net sales are expected to be between $2.7 billion and $2.8 billion.
`;

it('a list below a title is of the period that the title names', () => {
  expect(judged(TITLED, 'For the second quarter, Northwind expects net sales of at most $2.8 billion.')).toEqual([
    'traced',
  ]);
  expect(judged(TITLED, 'For the third quarter, Northwind expects net sales of at most $2.8 billion.')).toEqual([
    'found',
  ]);
});

describe('a table of what a company expects', () => {
  it.each([
    ['Northwind expects net sales of $11.0 billion to $11.1 billion for fiscal 2023.', ['traced', 'traced']],
    ['It guides to earnings of $24.70 to $25.40 a share for fiscal 2023.', ['traced', 'traced']],
    ['Northwind expects to spend about $900 million on share repurchases in fiscal 2023.', ['traced']],
    ['Northwind sees net sales of at least $11.0 billion for fiscal 2023.', ['traced']],
    ['At best, net sales for fiscal 2023 are expected to reach $11.1 billion.', ['traced']],
    ['It expects an operating margin of 14.7% to 15.0% for fiscal 2023.', ['traced', 'traced']],
    ['The midpoint of its guidance for net sales in fiscal 2023 is $11.05 billion.', ['derived']],
    ['The midpoint of its guidance for net sales in fiscal 2023 is $11.2 billion.', ['unsourced']],
  ])('proves the ends of its ranges: %s', (draft, statuses) => {
    expect(judged(TABLE, draft)).toEqual(statuses);
  });

  it.each([
    ['what was expected before', 'Northwind expects net sales of $10.95 billion to $11.05 billion for fiscal 2023.'],
    ['one end as the whole', 'Northwind expects net sales of $11.1 billion for fiscal 2023.'],
    ['ends that are changed over', 'Northwind expects net sales of $11.1 billion to $11.0 billion for fiscal 2023.'],
    [
      'guidance that was kept as one that was raised',
      'Northwind raised its fiscal 2023 guidance for operating margin to as much as 15.0%.',
    ],
    ['the low end as the high one', 'Northwind sees net sales of at most $11.0 billion for fiscal 2023.'],
    ['what is expected as a result', 'Net sales for fiscal 2023 were $11.0 billion to $11.1 billion.'],
    ['another period', 'Northwind expects net sales of $11.0 billion to $11.1 billion for fiscal 2024.'],
  ])('does not prove %s', (_what, draft) => {
    expect(judged(TABLE, draft)).not.toContain('traced');
  });
});

describe('a list of what a company expects', () => {
  it('is of the period that its introduction names', () => {
    expect(judged(LIST, 'Northwind expects net sales of $11.0 billion to $11.1 billion for fiscal 2023.')).toEqual([
      'traced',
      'traced',
    ]);
    expect(judged(LIST, 'It plans capital expenditures of about $850 million in fiscal 2023.')).toEqual(['traced']);
  });

  it.each([
    'Northwind expects net sales of $10.95 billion to $11.05 billion for fiscal 2023.',
    'Capital expenditures were $850 million in fiscal 2023.',
  ])('does not prove what was expected before, or a result: %s', (draft) => {
    expect(judged(LIST, draft)).not.toContain('traced');
  });
});
