import { bestRows } from './best-rows';

const TABLE = [
  'Consolidated Statements of Income',
  '\tThree Months Ended',
  '(In Millions)\tApr 1, 2023\tApr 2, 2022',
  'Net revenue\t$11,715\t$18,353',
  'Cost of sales\t7,707\t9,109',
  'Net revenue:',
  'Mobileye\t458\t394',
  '\t12,173\t18,747',
];
const DOCUMENT = [
  ['Page 5', 'Revenue is what we talk about: revenue, revenue and revenue, in all of 2023.', ''].join('\n'),
  ['Page 6', ...TABLE, ''].join('\n'),
  ['Page 7', '(In Millions)\tApr 1, 2023\tDec 31, 2022', 'Total assets\t$185,303\t$182,103'].join('\n'),
].join('\n');
const rows = (query: string, room = 1_000) => bestRows(DOCUMENT, query, { room, sizeOf: ({ length }) => length });

const COLUMNS = '(In Millions)\tApr 1, 2023\tApr 2, 2022';

test.each([
  [
    'its label',
    'What were the total assets?',
    '(In Millions)\tApr 1, 2023\tDec 31, 2022\nTotal assets\t$185,303\t$182,103',
  ],
  ['its label and its part of the table', 'Mobileye revenue?', 'Net revenue:\nMobileye\t458\t394'],
  ['a figure that it has', 'It was $458 million.', `Page 6\n${COLUMNS}\nNet revenue:\nMobileye\t458\t394`],
  [
    'a figure that rounds it',
    'It sold $11.7 billion of chips.',
    `Page 6\n${COLUMNS}\nThree Months Ended\nNet revenue\t$11,715\t$18,353`,
  ],
])('a row is found by %s, below its page and its columns', (_name, query, found) => {
  expect(rows(query)).toContain(found);
});

test('what fits in the room is the row that is named best', () => {
  expect(rows('net revenue', 120)).toContain('Net revenue\t$11,715');
  expect(rows('net revenue', 120)).not.toContain('Mobileye');
  expect(rows('net revenue', 10)).toBe('');
});

test('a query that names no row has none, and neither has prose', () => {
  expect(rows('Who founded the company?')).toBe('');
  expect(rows('revenue')).not.toContain('we talk about');
});

test('a document of a megabyte of rows is searched in time', () => {
  const document = 'Net revenue of a part\t1,234\t5,678\n'.repeat(30_000);
  const started = process.cpuUsage();
  bestRows(document, 'revenue of $1.2 billion', { room: 2_000, sizeOf: ({ length }) => length });
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(4_000);
});
