import { NO_BRAND } from '@copydesk/contracts';
import { hotlistTool } from './hotlist.tool';

test('the title of a HotList draft is its subject line', () => {
  expect(hotlistTool.title('Subject: Orders up 14%\n\nDear reader,')).toBe('Orders up 14%');
});

test('what is missing is said in words, once', () => {
  const [, user] = hotlistTool.prompt(
    { catalyst: 'Rates were cut.' },
    { windowTokens: 8_192, brand: NO_BRAND, today: '2026-01-01', fence: '3f9a1c07' },
  ).messages;
  expect(user?.content).toMatch(/There is no document/);
  expect(user?.content).not.toMatch(/No news was handed in/);
});
