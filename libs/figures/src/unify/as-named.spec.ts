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

const statusOf = (draft: string) =>
  traceExample([prepareFacts(readFacts(readHtml(REPORT)))], draft).map(({ verdict }) => verdict.status);

it.each([
  ['a kind of revenue is a part of the revenue', 'Ad revenue was $900 million in 2024.', 'traced'],
  ['what is no part of the revenue is a row of its own', 'Fulfillment took 16% of sales in 2024.', 'derived'],
  ['another value of the row is not traced', 'Fulfillment took 18% of sales in 2024.', 'unsourced'],
])('%s', (_what, draft, status) => {
  expect(statusOf(draft)).toEqual([status]);
});
