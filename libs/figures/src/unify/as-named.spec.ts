import { readHtml } from '../document/html/read-html';
import { readFacts } from '../read-facts';
import { prepareFacts, traceExample } from '../trace-example';

const REPORT = `<p>Northwind Lamps, Inc.</p><p>(Exact name of registrant as specified in its charter)</p><p>For the fiscal year ended December 31, 2024</p>
  <p>CONSOLIDATED STATEMENTS OF OPERATIONS</p><p>(In millions)</p>
  <table><tr><td></td><td>Years ended December 31,</td><td></td></tr><tr><td></td><td>2024</td><td>2023</td></tr>
  <tr><td>Net sales</td><td>12,500</td><td>12,100</td></tr><tr><td>Fulfillment</td><td>2,000</td><td>1,900</td></tr></table>
  <p>Net sales by type (in millions)</p>
  <table><tr><td></td><td>Years ended December 31,</td><td></td></tr><tr><td></td><td>2024</td><td>2023</td></tr>
  <tr><td>Net sales:</td><td></td><td></td></tr><tr><td>Lamps</td><td>11,600</td><td>11,300</td></tr>
  <tr><td>Advertising services</td><td>900</td><td>800</td></tr><tr><td>Total</td><td>12,500</td><td>12,100</td></tr></table>`;

const METRICS = `${REPORT}<p>Supplemental data (in millions)</p>
  <table><tr><td></td><td>Years ended December 31,</td><td></td></tr><tr><td></td><td>2024</td><td>2023</td></tr>
  <tr><td>Active buyers (1)</td><td>133</td><td>142</td></tr>
  <tr><td>Comparable sales</td><td>(1.8)%</td><td>(3.2)%</td></tr>
  <tr><td>Interest expense, net</td><td>40</td><td>38</td></tr>
  <tr><td>Full-time employees (in thousands)</td><td>12.1</td><td>11.5</td></tr>
  <tr><td>Net loss</td><td>(40)</td><td>(25)</td></tr>
  <tr><td>Return on invested capital, as adjusted</td><td>15.8%</td><td>15.5%</td></tr></table>`;

const statusOf = (draft: string) =>
  traceExample([prepareFacts(readFacts(readHtml(METRICS)))], draft).map(({ verdict }) => verdict.status);

it.each([
  ['a kind of revenue is a part of the revenue', 'Ad revenue was $900 million in 2024.', 'traced'],
  ['what is no part of the revenue is a row of its own', 'Fulfillment took 16% of sales in 2024.', 'derived'],
  ['a row counts what it names', 'In 2024 Northwind had 133 million active buyers.', 'traced'],
  ['what is stated net is stated instead', 'Interest expense was $40 million in 2024.', 'traced'],
  ['people are counted as full-time employees', 'Northwind employed 12,100 people in 2024.', 'traced'],
  ['a percentage of comparable sales is a change', 'Comparable sales shrank 1.8% in 2024.', 'traced'],
  ['a loss that is larger has widened', 'The net loss widened to $40 million in 2024.', 'traced'],
  ['a loss that is larger has not shrunk', 'The net loss shrank to $40 million in 2024.', 'found'],
  ['what a row says behind its name is its basis', 'Adjusted return on invested capital was 15.8% in 2024.', 'traced'],
  ['another value of the row is not traced', 'Fulfillment took 18% of sales in 2024.', 'unsourced'],
])('%s', (_what, draft, status) => {
  expect(statusOf(draft)).toEqual([status]);
});
