import { readHtml } from '../document/html/read-html';
import { traceExample } from '../trace-example';
import { readFacts } from '../read-facts';
import { prepareFacts } from './prepare-facts';

const rows = (...cells: string[][]) =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const COVER = `<p>For the fiscal year ended December 31, 2024</p><p>${'This is a report. '.repeat(20)}</p>`;
const CASH_FLOWS =
  '<p>CONSOLIDATED STATEMENTS OF CASH FLOWS</p><p>(In millions)</p><p>Year ended December 31,</p>' +
  rows(
    ['', '2024', '2023'],
    ['Cash provided by operating activities', '9,346', '8,379'],
    ['Capital expenditures', '(3,454)', '(3,606)'],
  );
const OWN =
  '<p>Free cash flow</p><p>(In millions)</p><p>Year ended December 31,</p>' +
  rows(['', '2024', '2023'], ['Free cash flow', '2,808', '1,531']);

const verdictIn = (html: string, draft: string) =>
  traceExample([prepareFacts(readFacts(readHtml(COVER + html)))], draft).map(({ verdict }) => verdict)[0];

describe('an amount by its usual definition', () => {
  const draft = 'Free cash flow was $5,892 million in fiscal 2024.';

  it('is derived where the source has no amount of that name', () => {
    expect(verdictIn(CASH_FLOWS, draft)?.status).toBe('derived');
  });

  it('is derived where the source has it rounded further', () => {
    const rounded =
      '<p>CONSOLIDATED STATEMENTS OF INCOME</p><p>(In millions)</p><p>Year ended December 31,</p>' +
      rows(
        ['', '2024', '2023'],
        ['Revenues', '39,001', '33,723'],
        ['Operating income', '10,418', '6,954'],
        ['Operating margin', '27 %', '21 %'],
      );
    expect(verdictIn(rounded, 'Operating margin was 26.7% in fiscal 2024.')?.status).toBe('derived');
    expect(verdictIn(rounded.replace('27 %', '29 %'), 'Operating margin was 26.7% in fiscal 2024.')?.status).toBe(
      'found',
    );
  });

  it('is only found where the source calls another amount so', () => {
    expect(verdictIn(CASH_FLOWS + OWN, draft)).toMatchObject({
      status: 'found',
      reason: expect.stringMatching(/^It depends on what is meant: .*but the source has \$2.808 billion/),
    });
    expect(verdictIn(CASH_FLOWS + OWN, 'Free cash flow was $2,808 million in fiscal 2024.')?.status).toBe('traced');
  });
});
