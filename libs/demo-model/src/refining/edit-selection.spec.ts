import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_BRAND, type SelectionWish } from '@copydesk/contracts';
import { prepareSources, traceDraft } from '@copydesk/figures';
import { editSelectionTool } from '@copydesk/tools';
import { writeAnswer } from '../write-answer';

const REPORT = readFileSync(join(__dirname, '../fixtures/report.txt'), 'utf8');
const FIGURE = 'Net income was **$248 million**, up 100% from $124 million a year earlier.';
const DRAFT = `Subject: Nordwind doubled its profit\n\n${FIGURE} You can't miss that!\n\n**Read the report.**`;

function edit(selected: string, wish: SelectionWish): [words: string, note: string] {
  const [before = '', after = ''] = DRAFT.split(selected, 2);
  const input = { draft: DRAFT, before, selected, after, wish, brief: 'About Nordwind.', document: REPORT };
  const { messages } = editSelectionTool.prompt(input, {
    windowTokens: 128_000,
    brand: NO_BRAND,
    today: '2026-01-01',
    fence: '3f9a1c07',
  });
  const [, words = '', note = ''] =
    /^([^]*)\n\n<note>(.*)<\/note>$/.exec(writeAnswer({ messages, schema: null })) ?? [];
  return [words, note];
}

it.each<[SelectionWish, string, string]>([
  [{ action: 'rewrite' }, FIGURE, FIGURE.replace('was', 'came to')],
  [{ action: 'shorten' }, `${FIGURE} You can't miss that!`, FIGURE],
  [{ action: 'shorten' }, FIGURE, 'Net income was **$248 million**.'],
  [{ action: 'tone', tone: 'formal' }, "You can't miss that!", 'You cannot miss that.'],
  [{ action: 'tone', tone: 'calmer' }, "You can't miss that!", "You can't miss that."],
  [{ action: 'ask', instruction: 'Replace “report” with “filing”' }, '**Read the report.**', '**Read the filing.**'],
])('%j', (wish, selected, changed) => {
  const [words, note] = edit(selected, wish);
  expect(words).toBe(changed);
  expect(note).not.toMatch(/cannot make/);
});

it('expands by what the document says, and every figure it writes is traced', () => {
  const [words] = edit(FIGURE, { action: 'expand' });
  expect(words.length).toBeGreaterThan(FIGURE.length * 1.3);
  const entries = traceDraft(DRAFT.replace(FIGURE, words), prepareSources({ document: REPORT }));
  expect(entries.filter(({ status }) => status === 'mismatch' || status === 'unsourced')).toEqual([]);
});

it.each<SelectionWish>([
  { action: 'rewrite' },
  { action: 'tone', tone: 'warmer' },
  { action: 'ask', instruction: 'Make it sing' },
])('hands the words back where it cannot: %j', (wish) => {
  expect(edit('doubled', wish)).toEqual(['doubled', expect.stringMatching(/cannot make this change/)]);
});
