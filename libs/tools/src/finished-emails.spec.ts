import { NO_BRAND } from '@copydesk/contracts';
import { hotlistTool } from './index';

const setting = { windowTokens: 32_000, brand: NO_BRAND, today: '2026-01-01', fence: '3f9a1c07' };
const systemOf = (examples?: string[]) =>
  hotlistTool.prompt({ catalyst: 'Rates were cut.' }, { ...setting, ...(examples && { examples }) }).messages[0]
    ?.content ?? '';

test('a brand without emails of its own is shown ours, and a flat one with what is wrong with it', () => {
  expect(systemOf().match(/^Subject: .+$/gm)).toHaveLength(3);
  expect(systemOf()).toMatch(/# A flat one\n[^\n]+\n\nWhy it is flat: /);
});

test('emails of the brand take the place of ours; the flat one stays', () => {
  const system = systemOf(['Subject: A\n\nGood morning,\n\nOne thing today.\n\nYours,\nMaya']);
  expect(system).not.toContain('# Two finished emails');
  expect(system).toContain('# A flat one');
});
