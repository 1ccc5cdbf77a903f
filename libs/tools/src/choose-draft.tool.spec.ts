import { chooseDraftTool } from './choose-draft.tool';

const draft = { text: 'Subject: Orders\n\nOrders rose 14%.', unproven: [] };
const { parse } = chooseDraftTool.answer({ brief: '', drafts: [draft, draft] });

test('the letter of the better draft is its place, and the reason is one line', () => {
  expect(parse({ why: 'This one opens\nwith news.', better: 'B' })).toEqual({
    better: 1,
    why: 'This one opens with news.',
  });
});

test.each([
  ['names neither', { why: 'Both are good.', better: 'C' }],
  ['gives no reason', { why: ' ', better: 'A' }],
  ['gives a reason that is no sentence', { why: 'x'.repeat(301), better: 'A' }],
])('a choice that %s cannot be used', (_what, json) => {
  expect(() => parse(json)).toThrow(/"(?:better|why)" must be/);
});
