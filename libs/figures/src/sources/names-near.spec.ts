import { readHtml } from '../document/html/read-html';
import { readFacts } from '../read-facts';
import { prepareFacts } from '../trace-example';
import { namesNear } from './names-near';

const REPORT = `<p>Northwind Lamps, Inc.</p><p>(Exact name of registrant as specified in its charter)</p>
  <p>For the fiscal year ended December 31, 2024</p>
  <p>CONSOLIDATED STATEMENTS OF INCOME</p><p>(In millions)</p>
  <table><tr><td></td><td>2024</td><td>2023</td></tr><tr><td>Net sales</td><td>12,500</td><td>12,100</td></tr>
  <tr><td>Advertising services (2)</td><td>900</td><td>800</td></tr><tr><td>Lamp repairs</td><td>700</td><td>600</td></tr>
  <tr><td>Provision for litigation</td><td>680</td><td>539</td></tr>
  <tr><td>Northwind pension trust</td><td>70</td><td>60</td></tr></table>`;

const names = (text: string) => namesNear(text, prepareFacts(readFacts(readHtml(REPORT))));

it('names of a document are near a text that has their words, or the beginnings of them', () => {
  expect(names('Ad sales reached $900 million.')).toEqual(['Advertising services']);
  expect(names('Litigation cost Northwind $680 million, and repairs brought in $700 million.')).toEqual([
    'Lamp repairs',
    'Provision for litigation',
  ]);
});

it('names that go without saying, and the name of the company, are not near', () => {
  expect(names('Northwind had net sales of $12.5 billion.')).toEqual([]);
});
