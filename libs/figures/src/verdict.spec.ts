import { NORTHWIND } from './example-company';
import { readHtml } from './document/html/read-html';
import { readFacts } from './read-facts';
import { prepareFacts, traceExample } from './trace-example';
import type { Verdict } from './verdict';

const document = prepareFacts(NORTHWIND);
const verdictsOf = (draft: string): Verdict[] => traceExample([document], draft).map(({ verdict }) => verdict);
const statusesOf = (draft: string): string[] => verdictsOf(draft).map(({ status }) => status);

describe('a figure is traced or derived', () => {
  it.each([
    ['each conjunct has a subject of its own', 'Lamps sales fell 2% and Europe sales rose 4%.'],
    ['a base follows without its measure', 'Northwind earned $3.00 a share, up from $2.80 a year ago.'],
    [
      'a level comes with its change and its base',
      'Revenue of $12.5 billion, up 3% from $12.1 billion a year earlier.',
    ],
    ['a sentence goes on with subject and period', 'Revenue was $12.5 billion. A year earlier it was $12.1 billion.'],
    ['a share is said in cents', 'Net income was 12 cents of every sales dollar.'],
    ['a multiple is said in a word', 'Capital spending more than doubled to $600 million.'],
    ['the subject stands behind the figure', 'Two-fifths of revenue was gross profit.'],
    ['a sign says the direction', 'Revenue: $12.5 billion (+3%)'],
    ['the last figure ends the text', 'Revenue up 3%'],
    ['it goes on from a part', 'Europe is far from dead. It brought in $2.6 billion.'],
    ['its place was named before', 'Europe was the star. What a year. Sales there grew 4%.'],
    ['a head of its own says what it is', 'Capital spending? Just $600 million.'],
    [
      'a clause beside it says something else',
      'Revenue was $12.5 billion, feeding a hungry crowd, and shoppers noticed.',
    ],
    ['a part is named in a clause of its own', 'While lamps sank, revenue was $12.5 billion.'],
    ['it is the rest of the world', 'Revenue outside Europe was $9.9 billion.'],
    ['customers of a part bring in a share', 'Customers in Europe brought in 21% of revenue.'],
    ['a verb says nothing of what went before it', 'Revenue, which Northwind generated, was $12.5 billion.'],
    ['a total has the name of its measure', 'Northwind booked $12.5 billion in total revenue.'],
    ['it is summed up', 'In total, revenue was $12.5 billion.'],
    ['a year is ended with it', 'Northwind ended the year with revenue of $12.5 billion.'],
    ['it is of a whole period', 'Over the full year, revenue rose 3%.'],
    ['a clause with a verb stands before a colon', 'The shoppers opened their wallets: revenue rose 3%.'],
  ])('where %s', (_what, draft) => {
    expect(statusesOf(draft).filter((status) => status !== 'traced' && status !== 'derived')).toEqual([]);
    expect(statusesOf(draft).length).toBeGreaterThan(0);
  });
});

it('a rounded figure of a source proves no finer one where a table has that', () => {
  const report = `<p>For the fiscal year ended December 31, 2024</p><p>STATEMENTS OF INCOME (In millions)</p>
    <table><tr><td></td><td>Years ended December 31,</td><td></td></tr><tr><td></td><td>2024</td><td>2023</td></tr>
    <tr><td>Advertising expense</td><td>5,146</td><td>5,010</td></tr></table>
    <p>Advertising expense was $5 billion in 2024.</p>`;
  const facts = prepareFacts(readFacts(readHtml(report)));
  const statusOf = (draft: string) => traceExample([facts], draft).map(({ verdict }) => verdict.status);
  expect(statusOf('Advertising expense was $5.1 billion in 2024.')).toEqual(['traced']);
  expect(statusOf('Advertising expense was $5.0 billion in 2024.')).toEqual(['found']);
});

describe('a figure is only found', () => {
  it.each([
    [
      'a clause says that it holds for somebody alone',
      'Revenue was $12.5 billion, which holds for Umbra alone.',
      'I did not read "which", "Umbra".',
    ],
    ['a word was not read', 'Revenue at Fabrikam was $12.5 billion.', 'I did not read "Fabrikam".'],
    ['somebody else is spoken of', 'Its rival had revenue of $12.5 billion.', 'The draft says it of a rival.'],
    ['the period is another one', 'In July, revenue was $12.5 billion.', 'Confirm the period.'],
    ['the direction does not hold', 'Net income fell to $1.5 billion.', 'it did not go down'],
    ['the name goes on', 'Northwind Bank had revenue of $12.5 billion.', 'I did not read'],
    ['it is asked', 'Was revenue $12.5 billion?', 'I did not read "?".'],
    [
      'it goes on from somebody else',
      "Fabrikam's year was strong. It had revenue of $12.5 billion.",
      'I did not read "It".',
    ],
    [
      'the sentence before introduced a part',
      'Europe struggled. Revenue was $12.5 billion.',
      'Confirm the part that it is of.',
    ],
    ['it goes on from a part', 'Europe struggled. Its revenue was $12.5 billion.', 'Confirm the part that it is of.'],
    ['a balance is said to have flown', 'Northwind generated $2.4 billion in cash.', 'I did not read "generated".'],
    ['a level has a base', 'Revenue was $12.5 billion year over year.', 'I did not read "year over year".'],
    ['a direction cannot be checked', 'Cash rose to $2.4 billion.', 'I could not check that it went up.'],
    ['a clause beside it may narrow it', 'Revenue was $12.5 billion, leaving out lamps.', 'I did not read'],
    ['a name stands before a colon', 'Fabrikam delivered: revenue of $12.5 billion.', 'I did not read "Fabrikam'],
    ['it is told to be of something', 'Revenue was $12.5 billion, a figure for the tablet line.', 'I did not read'],
    ['a name stands beside it', 'Revenue was $12.5 billion, a record for Fabrikam.', 'I did not read "Fabrikam".'],
    [
      'a noun is added to it',
      'Northwind paid $300 million in share repurchases and trinkets.',
      'I did not read "trinkets".',
    ],
    [
      'a higher one follows',
      'Revenue exceeded $12 billion by far, reaching $14 billion.',
      'I did not read what the draft says it of.',
    ],
    [
      'its whole may be of two',
      'Europe brought in revenue of $2.6 billion, 10% of its gross profit.',
      'I did not read',
    ],
    ['it is a sum of years', 'Revenue was $12.5 billion over five years.', 'I did not read "over five years".'],
  ])('where %s', (_what, draft, reason) => {
    const [verdict] = verdictsOf(draft);
    expect(verdict).toMatchObject({ status: 'found', reason: expect.stringContaining(reason) as string });
  });
});

it('is not traced where another figure is taken of it', () => {
  expect(statusesOf('Revenue was half of $12.5 billion.')).not.toContain('traced');
});

describe('a figure differs from the source', () => {
  it('where a proved fact of the same key has another value, with both', () => {
    expect(verdictsOf('Revenue was $13.5 billion in fiscal 2024.')).toEqual([
      expect.objectContaining({
        status: 'mismatch',
        reason:
          'Differs from the source. Draft: $13.5 billion. Source: $12.5 billion as revenue, the year to December 31, 2024 (p. 3).',
      }),
    ]);
  });

  it('where all of its operands are proved and give another value', () => {
    expect(verdictsOf('Revenue fell 3% from a year earlier.')).toEqual([
      expect.objectContaining({ status: 'mismatch', formula: expect.stringContaining('= 3.3%') as string }),
    ]);
  });

  it.each([
    'Revenue of a rival was $13.5 billion in fiscal 2024.',
    'Revenue could be $13.5 billion in fiscal 2024.',
    'Frabjous revenue was $13.5 billion in fiscal 2024.',
    'Europe hit $13.5 billion.',
  ])('never where it is not fully read: %p', (draft) => {
    expect(statusesOf(draft)).not.toContain('mismatch');
  });
});

it('takes names, times, forms and lists for no claims', () => {
  const draft = '1. The 10-K is out at 4:30 p.m. ET.\n2. The S&P 500 rose.\n3. See your 401(k), June 30, 2025, in Q3.';
  expect(statusesOf(draft)).toEqual([]);
});
