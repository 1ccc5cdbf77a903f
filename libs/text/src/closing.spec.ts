import { partClosing, withClosing } from './closing';

const HOUSE = {
  signature: 'Alpine Research',
  disclaimer:
    'This is not investment advice.\n\nPast performance is no guarantee of future results; capital is at risk.',
};
const BODY = 'Subject: Orders rose\n\nOrders rose 14%.\n\n**Read on.**';
const CLOSED = `${BODY}\n\nAlpine Research\n\n${HOUSE.disclaimer}`;

test.each([
  ['nothing', BODY, CLOSED],
  ['white space', `${BODY}\n\n`, CLOSED],
  ['itself', CLOSED, CLOSED],
  ['the signature', `${BODY}\n\nalpine research`, CLOSED],
  ['the disclaimer', `${BODY}\n\n${HOUSE.disclaimer}`, CLOSED],
  [
    'a rule and the disclaimer, marked and in one paragraph',
    `${BODY}\n\n---\n*${HOUSE.disclaimer.replace('\n\n', ' ')}*`,
    CLOSED,
  ],
  [
    'the disclaimer nearly word for word',
    `${BODY}\n\nThis isn't investment advice. Past performance is not a guarantee of future results; your capital is at risk.`,
    CLOSED,
  ],
  [
    'a regard and the team',
    `${BODY}\n\nKind regards,\nThe Alpine Research team`,
    `${BODY}\n\nKind regards,\nThe Alpine Research team\n\n${HOUSE.disclaimer}`,
  ],
])('below %s stand signature and disclaimer, word for word and once', (_name, text, closed) => {
  expect(withClosing(text, HOUSE)).toBe(closed);
  expect(withClosing(closed, HOUSE)).toBe(closed);
});

test.each([
  ['a sentence about the house', `${BODY}\n\nAlpine Research has more.`],
  ['a disclaimer of another kind', `${BODY}\n\nYou get this email because you subscribed. Unsubscribe at any time.`],
])('%s is neither', (_name, text) => {
  expect(withClosing(text, HOUSE)).toBe(`${text}\n\nAlpine Research\n\n${HOUSE.disclaimer}`);
});

test('a house without either adds nothing', () => {
  expect(withClosing(`${BODY}\n`, { signature: '', disclaimer: ' ' })).toBe(BODY);
});

test('a signature of several lines is set once, and taken off whole', () => {
  const closing = { signature: 'Jane Roe\nEditor, Alpine Research\n\nalpine.example', disclaimer: 'Not advice.' };
  const closed = `${BODY}\n\n${closing.signature}\n\nNot advice.`;
  expect(withClosing(BODY, closing)).toBe(closed);
  expect(withClosing(closed, closing)).toBe(closed);
  expect(partClosing(closed, closing)).toEqual({ body: BODY, signed: true });
});

test('the body is what stands above', () => {
  expect(partClosing(CLOSED, HOUSE)).toEqual({ body: BODY, signed: true });
  expect(partClosing(BODY, HOUSE)).toEqual({ body: BODY, signed: false });
});

test('a long draft and a long disclaimer are parted at once', () => {
  const house = { signature: 'A', disclaimer: 'Not advice at all. '.repeat(100) };
  const started = process.cpuUsage();
  withClosing('A line of words, '.repeat(20_000), house);
  withClosing('A line of words\n'.repeat(10_000), house);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_500);
});
