import { NO_BRAND } from '@copydesk/contracts';
import { DRY_EMAILS } from '@copydesk/testing';
import { hotlistTool, refineTool, repairDraftTool, summarizeFileTool } from './index';
import type { Prompt, PromptSetting } from './tool';

const [FIRST = '', SECOND = ''] = DRY_EMAILS;
const setting: PromptSetting = {
  windowTokens: 20_000,
  brand: NO_BRAND,
  examples: [FIRST, SECOND],
  today: '2026-01-31',
  fence: '3f9a1c07',
};
const textOf = ({ messages }: Prompt) => messages.map(({ content }) => content).join('\n\n');
const change = { request: 'Shorter', currentCopy: 'Orders rose.', brief: 'Orders.', history: [] };

test.each([
  ['a first draft', hotlistTool.prompt({ catalyst: 'Copper rose.' }, setting)],
  ['a change of one', refineTool.prompt(change, setting)],
])('%s is written with both emails, whole', (_what, prompt) => {
  expect(textOf(prompt)).toContain(FIRST.trim());
  expect(textOf(prompt)).toContain(SECOND.trim());
});

test('they are never cut: a long document gives way', () => {
  const { cuts, ...prompt } = hotlistTool.prompt({ fileContent: 'Copper rose 40%.\n\n'.repeat(10_000) }, setting);
  expect(cuts.map(({ field }) => field)).toEqual(['document']);
  expect(textOf({ cuts, ...prompt })).toContain(SECOND.trim());
});

test('what reads, and what mends a place, goes without', () => {
  const read = summarizeFileTool.prompt({ document: 'Copper rose.' }, setting);
  expect(textOf(read)).not.toContain('houseEmail');
  expect(textOf(hotlistTool.prompt({ catalyst: 'Copper.' }, { ...setting, examples: [] }))).not.toContain(
    '# How the house',
  );
  expect(repairDraftTool.name).toBe('repair-draft');
});
