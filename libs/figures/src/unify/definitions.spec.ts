import { readHtml } from '../document/html/read-html';
import { traceExample } from '../trace-example';
import { readFacts } from '../read-facts';
import { prepareFacts } from './prepare-facts';

const rows = (...cells: string[][]) =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const DOCUMENT = prepareFacts(
  readFacts(
    readHtml(
      `<p>For the fiscal year ended December 31, 2024</p><p>${'This is a report. '.repeat(20)}</p>` +
        '<p>CONSOLIDATED STATEMENTS OF INCOME</p><p>(In millions)</p><p>Year ended December 31,</p>' +
        rows(
          ['', '2024', '2023'],
          ['Revenues', '9,400', '8,800'],
          ['Cost of revenues', '5,100', '4,900'],
          ['Total costs and expenses', '8,100', '7,700'],
          ['Income from operations', '1,300', '1,100'],
        ) +
        '<p>Summary</p><p>(In millions)</p><p>Year ended December 31,</p>' +
        rows(
          ['', '2024', '2023'],
          ['Revenues', '9,400', '8,800'],
          ['Cost of revenues', '5,100', '4,900'],
          ['Operating expenses', '3,000', '2,800'],
          ['Operating income', '1,300', '1,100'],
        ),
    ),
  ),
);

const statusOf = (draft: string) => traceExample([DOCUMENT], draft).map(({ verdict }) => verdict.status);

describe('a name that the source uses for two measures', () => {
  it.each([
    ['Operating expenses were $3,000 million in fiscal 2024.', 'traced'],
    ['Operating expenses were $8,100 million in fiscal 2024.', 'traced'],
    ['Operating expenses were $4,400 million in fiscal 2024.', 'unsourced'],
    ['Operating expenses rose 7% in fiscal 2024.', 'unsourced'],
    ['Operating expenses rose 8% in fiscal 2024.', 'unsourced'],
  ])('%s is %s', (draft, status) => expect(statusOf(draft)).toEqual([status]));
});
