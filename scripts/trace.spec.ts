import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docx, pdf, QUARTER, type TestFile } from '../web/e2e/documents';

const DRAFT = 'Subject: The quarter\n\nRevenue was $4.20 billion, and gross margin was 71.5%.';
const html = (lines: string[]): TestFile => ({
  name: 'quarter.htm',
  mimeType: 'text/html',
  buffer: Buffer.from(`<html><body>${lines.map((line) => `<p>${line}</p>`).join('')}</body></html>`),
});

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'trace-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function put({ name, buffer }: Pick<TestFile, 'name' | 'buffer'>): string {
  const path = join(folder, name);
  writeFileSync(path, buffer);
  return path;
}

function trace(args: string[], input = '') {
  const ended = spawnSync(process.execPath, ['trace.mjs', ...args], { cwd: __dirname, input, encoding: 'utf8' });
  return { lines: ended.stdout.trim().split('\n'), errors: ended.stderr, code: ended.status };
}

interface Answer {
  error?: string;
  entries?: Record<string, unknown>[];
}
const answerOf = (line = ''): Answer => JSON.parse(line) as Answer;
const statusesOf = ({ entries }: Answer) =>
  Object.fromEntries((entries ?? []).map(({ quote, status }) => [quote, status]));

test('a batch answers each line in order, whatever the kind of its document', () => {
  const documents = [pdf('quarter.pdf', [QUARTER]), docx('quarter.docx', QUARTER), html(QUARTER)].map(put);
  const batch = documents.map((document) => JSON.stringify({ document, draft: DRAFT })).join('\n');
  const { lines, code } = trace(['--batch'], batch);
  expect(code).toBe(0);
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(statusesOf(answerOf(line))).toMatchObject({ '$4.20 billion': 'traced', '71.5%': 'unsourced' });
    const keys = ['from', 'to', 'quote', 'kind', 'status', 'source', 'formula', 'reason', 'near', 'unread', 'use'];
    for (const entry of answerOf(line).entries ?? []) expect(Object.keys(entry)).toEqual(keys);
  }
  expect(answerOf(lines[0]).entries?.[0]).toMatchObject({
    from: DRAFT.indexOf('$4.20 billion'),
    source: { page: 1, quote: QUARTER[1] },
  });
});

test('a figure in a table of a Word document is traced to its own column', () => {
  const table = [
    ['', '2025', '2024'],
    ['Net sales', '$12,535', '$11,900'],
  ];
  const title = 'Year ended December 31 (In millions)';
  const document = put(docx('table.docx', ['CONSOLIDATED STATEMENTS OF INCOME', title, table]));
  const drafts = ['Net sales were $12,535 million in 2025.', 'Net sales were $11,900 million in 2025.'];
  const { lines } = trace(['--batch'], drafts.map((draft) => JSON.stringify({ document, draft })).join('\n'));
  expect(lines.map((line) => Object.values(statusesOf(answerOf(line)))[0])).toEqual(['traced', 'found']);
});

test('a line that cannot be traced is answered by its reason, the others are traced, and the command fails', () => {
  const document = put({ name: 'quarter.txt', buffer: Buffer.from(QUARTER.join('\n')) });
  const broken = put({ name: 'broken.pdf', buffer: Buffer.from('no pdf') });
  const batch = [
    '{',
    '{"draft":"x"}',
    { document: join(folder, 'none.txt'), draft: '' },
    { document: broken, draft: '' },
  ]
    .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
    .concat(JSON.stringify({ document, draft: DRAFT }));
  const { lines, code, errors } = trace(['--batch'], batch.join('\n'));
  expect(lines.slice(0, 4).map((line) => answerOf(line).error)).toEqual([
    expect.stringContaining('not JSON'),
    expect.stringContaining('needs "document"'),
    expect.stringContaining('no file'),
    expect.stringContaining('named like a PDF, but it is not one'),
  ]);
  expect(statusesOf(answerOf(lines[4]))).toMatchObject({ '$4.20 billion': 'traced' });
  expect(code).toBe(1);
  expect(errors).toContain('4 of the lines could not be traced');
});

test('one draft is printed as a table, or as JSON, from a file or from standard input', () => {
  const document = put({ name: 'quarter.txt', buffer: Buffer.from(QUARTER.join('\n')) });
  const draft = put({ name: 'draft.txt', buffer: Buffer.from(DRAFT) });
  const { lines } = trace([document, draft]);
  expect(lines).toContainEqual(expect.stringMatching(/^traced +\$4\.20 billion +amount$/));
  expect(lines.at(-1)).toBe('1 traced, 1 unsourced');
  const json = trace([document, '-', '--json'], DRAFT);
  expect(statusesOf(answerOf(json.lines.join('\n')))).toMatchObject({ '71.5%': 'unsourced' });
  expect(trace([document]).errors).toContain('npm run trace -- DOCUMENT DRAFT');
});
