import { NO_BRAND } from '@copydesk/contracts';
import { readFences } from '@copydesk/text';
import { hotlistTool, refineTool, type OwnEmail } from './index';

const setting = { windowTokens: 32_000, brand: NO_BRAND, today: '2026-01-01', fence: '3f9a1c07' };
const own = (name: string, about: string | null = null): OwnEmail => ({
  text: `Subject: ${name}\n\nGood morning,\n\nOne thing today.\n\nYours,\nMaya`,
  about,
});
const write = (examples?: OwnEmail[]) =>
  hotlistTool.prompt({ catalyst: 'Rates were cut.' }, { ...setting, ...(examples && { examples }) });
const shown = ({ messages }: ReturnType<typeof write>) =>
  readFences(messages[1]?.content ?? '').filter(({ name }) => name.startsWith('example'));

test('a brand without emails of its own is shown ours, and a flat one with what is wrong with it', () => {
  const prompt = write();
  expect(shown(prompt)).toEqual([]);
  expect(prompt.messages[0]?.content.match(/^Subject: .+$/gm)).toHaveLength(3);
  expect(prompt.messages[0]?.content).toMatch(/# A flat one\n[^\n]+\n\nWhy it is flat: /);
});

test('two emails of the brand take the place of ours, whole, with what they were for; the flat one stays', () => {
  const prompt = write([own('A', 'A renewal; 41% of 12,000 opened it.'), own('B'), own('C')]);
  expect(shown(prompt)).toEqual([
    { kind: 'material', name: 'example1', text: own('A').text },
    { kind: 'material', name: 'example1About', text: 'A renewal; 41% of 12,000 opened it.' },
    { kind: 'material', name: 'example2', text: own('B').text },
  ]);
  expect(prompt.messages[0]?.content).not.toContain('# Two finished emails');
  expect(prompt.messages[0]?.content).toContain('# A flat one');
});

test('an email that would take too much of the window is left out, not cut', () => {
  const long = { text: `Subject: Long\n\n${'All of it counts. '.repeat(2_000)}`, about: null };
  expect(shown(write([long, own('B')])).map(({ text }) => text)).toEqual([own('B').text]);
  expect(write([long]).messages[0]?.content).toContain('# Two finished emails');
});

test('a change of an email needs no examples', () => {
  const input = { request: 'Shorter', currentCopy: 'Subject: A\n\nB', brief: '', history: [] };
  const { messages } = refineTool.prompt(input, { ...setting, examples: [own('A')] });
  expect(messages.map(({ content }) => content).join('')).not.toMatch(/example1|# A flat one/);
});
