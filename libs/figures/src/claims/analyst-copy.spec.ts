import { NORTHWIND } from '../example-company';
import { prepareFacts, traceExample } from '../trace-example';

const document = prepareFacts(NORTHWIND);
const statusesOf = (draft: string) => traceExample([document], draft).map(({ verdict }) => verdict.status);

it.each([
  ['Lamps were 38.4% of revenue in 2024.', ['derived']],
  ['Revenue was $12.5 billion in 2024, of which lamps were 38.4%.', ['traced', 'derived']],
  ['Revenue was $12.5 billion in 2024, of which lamps were 36.1%.', ['traced', 'mismatch']],
  ['Operating income of $2.0 billion in 2024 equals a margin of 16%.', ['traced', 'derived']],
  [
    'In 2024 net income was $1.5 billion, a 12% margin, on gross profit of $5.0 billion.',
    ['traced', 'derived', 'traced'],
  ],
  ['The current ratio (current assets ÷ current liabilities) was 2.00 at the end of 2024.', ['derived']],
  ['Revenue averaged $12.0 billion over 2022–2024.', ['derived']],
  ['Revenue averaged $12.0 billion over the three years to FY2024.', ['derived']],
  ['The current ratio rose to 2.00 from 1.96 in 2024.', ['derived', 'derived']],
  ['Northwind bought back 6.0 million shares in 2024 at an average price of $50.00.', ['traced', 'derived']],
  ['Northwind bought back 9.0 million shares in 2024.', ['mismatch']],
  ['Northwind had 48,200 employees at the end of 2024.', ['traced']],
])('reads %p', (draft, statuses) => {
  expect(statusesOf(draft)).toEqual(statuses);
});

it.each([
  // The margin of a part is not that of the company.
  'Lamps had operating income of $2.0 billion in 2024, a 16% margin.',
  'Revenue in 2024 and 2023 was $12.5 billion and $12.1 billion, respectively.',
  // Which quarter it was is not read.
  'In the third quarter of 2024 revenue rose 3.3% from the holiday quarter.',
  // A part of a part.
  'Revenue of Europe was $2.6 billion in 2024, of which lamps were 38.4%.',
])('leaves the last figure of %p open', (draft) => {
  expect(statusesOf(draft).at(-1)).not.toMatch(/traced|derived|mismatch/);
});
