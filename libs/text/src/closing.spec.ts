import { partClosing, withClosing } from './closing';

const HOUSE = {
  signature: 'Alpine Research',
  disclaimer:
    'This is not investment advice.\n\nPast performance is no guarantee of future results; capital is at risk.',
};
const BODY = 'Subject: Orders rose\n\nOrders rose 14%.\n\n**Read on.**';
const PS = 'The call begins at noon.';
const WITH_PS = `${BODY}\n\nAlpine Research\n\nP.S. ${PS}\n\n${HOUSE.disclaimer}`;
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
  ['the signature and a P.S.', `${BODY}\n\nAlpine Research\n\nP.S. ${PS}`, WITH_PS],
  ['a P.S.', `${BODY}\n\nP.S. ${PS}`, WITH_PS],
  [
    'a bold P.S. and the signature below it',
    `${BODY}\n\n**P.S.** ${PS}\n\nAlpine Research`,
    WITH_PS.replace('P.S.', '**P.S.**'),
  ],
  [
    'a P.S. and a P.P.S.',
    `${BODY}\n\nPS: ${PS}\n\nP.P.S. More.`,
    WITH_PS.replace(`P.S. ${PS}`, `PS: ${PS}\n\nP.P.S. More.`),
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
  expect(partClosing(closed, closing)).toMatchObject({ body: BODY, signed: true });
});

test.each([
  ['with regards', 'Best regards,\nMaya Chen'],
  ['with regards in a paragraph of their own', 'To your wealth,\n\nMaya Chen\nChief Strategist'],
  ['by a dash', '— Maya'],
  ['with regards in one line', 'Best, Maya'],
  ['with regards and a dash', 'Cheers — Maya'],
  ['with a farewell of its own', 'Stay curious,\nMaya Chen'],
  ['with a farewell in a paragraph of its own', 'See you Thursday,\n\nMaya'],
  ['by name and role in one line', 'Maya Chen, Editor'],
  ['by name and role', 'Maya Chen\nSenior Editor, Alpine'],
  ['by a name alone, below its call to action', 'Maya'],
  ['by a team', 'Sincerely,\nThe research team'],
])('an email that signs itself %s gets no other signature, also above a P.S.', (_name, signOff) => {
  const signed = `${BODY}\n\n${signOff}`;
  expect(withClosing(signed, HOUSE)).toBe(`${signed}\n\n${HOUSE.disclaimer}`);
  expect(withClosing(`${signed}\n\nP.S. ${PS}`, HOUSE)).toBe(`${signed}\n\nP.S. ${PS}\n\n${HOUSE.disclaimer}`);
  expect(withClosing(`${BODY}\n\nP.S. ${PS}\n\n${signOff}`, HOUSE)).not.toContain('Alpine Research');
});

test.each([
  ['regards without a name', 'Best regards,', 'Best regards,'],
  ['a last sentence', 'Thanks to Maya, we know.', 'Thanks to Maya, we know.'],
  ['a list', '- Maya\n- Tom', '- Maya\n- Tom'],
  ['a heading', 'What Comes Next:', 'What Comes Next:'],
  ['a bold call', '**Read More**', '**Read More**'],
  ['a sentence with a name in it', 'Ask Maya, Editor of the letter.', 'Ask Maya, Editor of the letter.'],
  ['a line with a comma and a sentence', 'On Thursday,\nMaya tells the rest.', 'On Thursday,\nMaya tells the rest.'],
])('%s is no signature', (_name, end) => {
  expect(withClosing(`${BODY}\n\n${end}`, HOUSE)).toBe(`${BODY}\n\n${end}\n\nAlpine Research\n\n${HOUSE.disclaimer}`);
});

test('the body is what stands above, and a P.S. below the signature', () => {
  expect(partClosing(CLOSED, HOUSE)).toMatchObject({ body: BODY, signed: true, end: BODY.length });
  expect(partClosing(BODY, HOUSE)).toEqual({ body: BODY, signed: false, house: [], end: BODY.length });
  expect(partClosing(WITH_PS, HOUSE)).toMatchObject({ body: `${BODY}\n\nP.S. ${PS}`, signed: true });
});

test.each([
  ['the end', CLOSED],
  ['a P.S.', WITH_PS],
  ['space around it', `\n\n${WITH_PS}\n`],
])('the places of what the house set are told, above %s', (_name, text) => {
  const { house, end } = partClosing(text, HOUSE);
  expect(house.map(({ from, to }) => text.slice(from, to).trim())).toEqual(['Alpine Research', HOUSE.disclaimer]);
  expect(text.slice(end)).not.toContain('P.S.');
});

test('a long draft and a long disclaimer are parted at once', () => {
  const house = { signature: 'A', disclaimer: 'Not advice at all. '.repeat(100) };
  const started = process.cpuUsage();
  withClosing('A line of words, '.repeat(20_000), house);
  withClosing('A line of words\n'.repeat(10_000), house);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_500);
});
