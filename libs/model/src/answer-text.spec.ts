import fc from 'fast-check';
import { AnswerText } from './answer-text';
import { withoutThoughts } from './thoughts';

const EMAIL = 'Subject: Orders rose\n\nHello Anna,\n\nOrders rose by 12% to $4.2bn < last year.\n\nBest,\nTom';

/** A text as it comes -> the answer in it. */
const CASES: [name: string, text: string, answer: string][] = [
  ['an email', EMAIL, EMAIL],
  ['a thought before it', `<think>\nThe user wants an email.\n</think>\n\n${EMAIL}`, EMAIL],
  ['an empty thought (Qwen without thinking)', `<think>\n\n</think>\n\n${EMAIL}`, EMAIL],
  ['a thought under another name', `<thinking>Hm.</thinking>${EMAIL}`, EMAIL],
  ['a thought that is never closed', '<think>The user wants an email. Subject: Orders', ''],
  ['a thought in the midst', `${EMAIL}\n<think>Is that all?</think>P.S. Yes.`, `${EMAIL}\nP.S. Yes.`],
  ['a fence', `\`\`\`\n${EMAIL}\n\`\`\``, EMAIL],
  [
    'a fence with a language and a sentence behind it',
    `\`\`\`markdown\n${EMAIL}\n\`\`\`\n\nShall I shorten it?`,
    EMAIL,
  ],
  ['a preamble', `Sure! Here is your email:\n\n${EMAIL}`, EMAIL],
  ['a preamble and a rule', `Here's the revised version:\n\n---\n\n${EMAIL}`, EMAIL],
  ['a preamble and a fence', `Certainly! Here is the email:\n\n\`\`\`text\n${EMAIL}\n\`\`\``, EMAIL],
  ['a thought, a preamble and a fence', `<think>Hm.</think>\nOkay, here it is:\n\`\`\`\n${EMAIL}\n\`\`\``, EMAIL],
  [
    'a preamble before a bold subject',
    `Of course:\n\n**Subject:** Orders rose\n\nHello.`,
    '**Subject:** Orders rose\n\nHello.',
  ],
  [
    'what only begins like a preamble',
    'Here is what the filing says.\n\nRevenue rose.',
    'Here is what the filing says.\n\nRevenue rose.',
  ],
  ['one word of a preamble', 'Sure', 'Sure'],
  [
    'a line that hands in a selection',
    "Here's a funnier version:\n\nOrders rose. We laughed.",
    'Orders rose. We laughed.',
  ],
  ['a bold line that hands in', '**Here is the shorter version:**\nOrders rose.', 'Orders rose.'],
  ['words that hand in, in the line of the answer', 'Sure! Here’s a calmer take: Orders rose.', 'Orders rose.'],
  ['an assent that hands in', 'Of course, here you go:\n\nOrders rose.', 'Orders rose.'],
  ['a line above subject lines', 'Here are ten subject lines:\n\n1. Orders rose', '1. Orders rose'],
  [
    'an opening that only ends with a colon',
    'Here is what nobody saw:\n\nOrders rose.',
    'Here is what nobody saw:\n\nOrders rose.',
  ],
  [
    'an opening with a concession',
    'Sure, sales fell, but one thing rose:\n\nOrders.',
    'Sure, sales fell, but one thing rose:\n\nOrders.',
  ],
  ['an opening with a great company', 'Great companies have this:\n\nOrders.', 'Great companies have this:\n\nOrders.'],
  ['a name of what is handed in', '**Shortened version:** Orders rose.', 'Orders rose.'],
  ['a word for what is handed in', 'Rewritten: Orders rose.', 'Orders rose.'],
  ['a line that begins like such a name', 'Revised guidance: orders rise.', 'Revised guidance: orders rise.'],
  ['words that hand in nothing', "Here's a funnier version:", "Here's a funnier version:"],
  ['the beginning of a tag', 'Profit was <thin', 'Profit was <thin'],
  ['a code fence in the midst', 'Use this:\n```\ncode\n```\nDone.', 'Use this:\n```\ncode\n```\nDone.'],
  ['nothing', '', ''],
];

function read(pieces: string[], startsInThought = false): { shown: string[]; text: string; reader: AnswerText } {
  const reader = new AnswerText({ startsInThought });
  const shown = pieces.map((piece) => reader.push(piece));
  shown.push(reader.end());
  return { shown, text: shown.join(''), reader };
}

test.each(CASES)('%s', (_name, text, answer) => expect(read([text]).text).toBe(answer));

test.each(CASES)('%s, a character at a time', (_name, text, answer) => expect(read([...text]).text).toBe(answer));

test('however a text is split, the answer is the same, and nothing that was shown is taken back', () => {
  const splits = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...CASES), splits, ([, text, answer], places) => {
      const ends = [...places, text.length].sort((a, b) => a - b);
      const { shown, text: told } = read(ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)));
      let sofar = '';
      for (const piece of shown) expect(answer.startsWith((sofar += piece))).toBe(true);
      expect(told).toBe(answer);
    }),
    { numRuns: 500 },
  );
});

const NOTE = 'Shortened. The filing gives no figure for the backlog.';

/** A text as it comes with a note in it -> what of it is the answer, white space at its ends aside, and the note. */
const NOTED: [name: string, text: string, answer: string, note: string | null][] = [
  ['behind the email', `${EMAIL}\n\n<note>${NOTE}</note>`, EMAIL, NOTE],
  ['before it', `<note>\n${NOTE}\n</note>\n\n${EMAIL}`, EMAIL, NOTE],
  ['in its midst', `Orders rose.\n\n<note>${NOTE}</note>\n\nRead on.`, 'Orders rose.\n\nRead on.', NOTE],
  ['never closed', `${EMAIL}\n\n<note>${NOTE}`, EMAIL, NOTE],
  ['never closed, before the email', `<note>${NOTE}\n\n${EMAIL}`, EMAIL, NOTE],
  ['never closed, before an order form', `<note>${NOTE}\n\n**Order Form**\n\nPrice`, '**Order Form**\n\nPrice', NOTE],
  ['in a fence with the email', `\`\`\`\n${EMAIL}\n\n<note>${NOTE}</note>\n\`\`\``, EMAIL, NOTE],
  ['behind a fence', `\`\`\`\n${EMAIL}\n\`\`\`\n<note>${NOTE}</note>`, EMAIL, NOTE],
  ['before a fence', `<note>${NOTE}</note>\n\`\`\`\n${EMAIL}\n\`\`\``, EMAIL, NOTE],
  ['behind a preamble', `Sure, here it is:\n\n${EMAIL}\n<note>${NOTE}</note>`, EMAIL, NOTE],
  ['behind a thought of one', `<think>I add a <note>.</think>${EMAIL}<note>${NOTE}</note>`, EMAIL, NOTE],
  ['in capitals, with an attribute', `${EMAIL}\n<NOTE to="marketer">${NOTE}</NOTE>`, EMAIL, NOTE],
  ['twice', `<note>Shortened.</note>${EMAIL}\n<note>No backlog.</note>`, EMAIL, 'Shortened. No backlog.'],
  ['and nothing else', `<note>${NOTE}</note>`, '', NOTE],
  ['empty', `${EMAIL}\n<note></note>`, EMAIL, null],
  ['that is none', `${EMAIL} <notable> <no`, `${EMAIL} <notable> <no`, null],
];

const REMARK = 'I left out the margin because the filing gives none.';
const DATED = `${EMAIL}\n\nNote: the call begins at noon.`;

/** The same where a text is written anew: a paragraph is one where its writer speaks of the work. */
const REMARKED: typeof NOTED = [
  ...NOTED,
  ['as a remark below the email', `${EMAIL}\n\nNote: ${REMARK}`, EMAIL, REMARK],
  ['as a bold remark above it', `**Note:** ${REMARK}\n\n${EMAIL}`, EMAIL, REMARK],
  ['as a remark before one in a tag', `${EMAIL}\n\nNote: ${REMARK} <note>${NOTE}</note>`, EMAIL, `${REMARK} ${NOTE}`],
  ['addressed to the marketer', `${EMAIL}\n\nNote to the marketer: no margin.`, EMAIL, 'no margin.'],
  ['that readers are to see', DATED, DATED, null],
  ['that readers are to see first', 'Note: sales rose.\n\nRead on.', 'Note: sales rose.\n\nRead on.', null],
  ['that readers see, and one below', `${DATED}\n\n<note>${NOTE}</note>`, DATED, NOTE],
];

/** The same where a paragraph may be one. */
const PLAINLY_NOTED: typeof NOTED = [
  ...NOTED,
  ['as a paragraph', `${EMAIL}\n\nNote: ${NOTE}`, EMAIL, NOTE],
  ['as a bold paragraph', `${EMAIL}\n\n**Note:** ${NOTE}`, EMAIL, NOTE],
  ['as a paragraph in brackets', `${EMAIL}\n\n(Note to the marketer: ${NOTE})`, EMAIL, NOTE],
  ['as a paragraph before the email', `Note: ${NOTE}\n\n${EMAIL}`, EMAIL, NOTE],
  ['as a line before the email', `Note: ${NOTE}\n${EMAIL}`, EMAIL, NOTE],
  ['as a paragraph above the signature', `Hello.\n\nNote: ${NOTE}\n\nTom`, 'Hello.\n\nTom', NOTE],
  ['as words that only begin so', `${EMAIL}\n\nNotes are due: no.`, `${EMAIL}\n\nNotes are due: no.`, null],
];

describe.each([
  ['an email with a note', `${EMAIL} Note it.`, NOTED],
  ['nothing', undefined, REMARKED],
  ['an email without a note', EMAIL, PLAINLY_NOTED],
])('a note of a model that was given %s', (_given, given, cases) => {
  const shownOf = (pieces: string[]) => {
    const reader = new AnswerText({ given });
    return { shown: [...pieces.map((piece) => reader.push(piece)), reader.end()], reader };
  };

  test.each(cases)('%s', (_name, text, answer, note) => {
    const { shown, reader } = shownOf([text]);
    expect([shown.join('').trim(), reader.note]).toEqual([answer, note]);
  });

  test('never shows, however the text is split', () => {
    const splits = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...cases), fc.option(splits), ([, text, answer, note], places) => {
        const ends = [...(places ?? []), text.length].sort((a, b) => a - b);
        const pieces = places ? ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)) : [...text];
        const { shown, reader } = shownOf(pieces);
        let sofar = '';
        for (const piece of shown) expect(`${answer}\n\n`.startsWith((sofar += piece).trimEnd())).toBe(true);
        expect([sofar.trim(), reader.note]).toEqual([answer, note]);
      }),
      { numRuns: 300 },
    );
  });
});

test("a paragraph of the email that begins with 'Note:' stays where it may not be one", () => {
  const text = `${EMAIL}\n\nNote: ${REMARK}`;
  const reader = new AnswerText({ given: text });
  expect([...text].map((piece) => reader.push(piece)).join('') + reader.end()).toBe(text);
});

test('a line that hands something in stays where it was given', () => {
  const text = 'Here is the short version:\n\nOrders rose.';
  const reader = new AnswerText({ given: `Shorten it\n\n${text} By 14%.` });
  expect([...text].map((piece) => reader.push(piece)).join('') + reader.end()).toBe(text);
});

test('what is no thought, fence or preamble is shown with its first word', () => {
  for (const text of ['Subject: Orders', 'Revenue rose', 'Hello', '# Plan', '**Bold**', '1. One']) {
    const shown = [...text].map((_, index) => read([text.slice(0, index + 1)]).shown[0]);
    expect(shown.findIndex((piece) => piece !== '')).toBeLessThan(4);
  }
});

test('no more than 200 characters are held back for a preamble', () => {
  const reader = new AnswerText();
  const text = `Here is ${'what the long filing says of it '.repeat(12)}`;
  const late = [...text].findIndex((character) => reader.push(character) !== '');
  expect(late).toBeLessThanOrEqual(200);
});

test('the rest of a long text costs what its beginning did', () => {
  const reader = new AnswerText();
  const piece = `${'word '.repeat(20)}\n`;
  const time = (count: number) => {
    const from = process.cpuUsage();
    for (let index = 0; index < count; index += 1) reader.push(piece);
    return process.cpuUsage(from).user / 1_000;
  };
  time(2_000);
  const early = time(2_000);
  time(20_000);
  expect(time(2_000)).toBeLessThan(early * 10 + 100);
});

describe('a server whose template opens the thought (vllm-project/vllm#12999)', () => {
  const text = `Alright, the user wants an email.\n</think>\n\n${EMAIL}`;

  test('is found out by a thought that ends without having begun', () => {
    expect(read([text]).reader.startedInThought).toBe(true);
    expect(read([...text]).reader.startedInThought).toBe(true);
  });

  test('and from then on nothing is shown before its end', () => {
    for (const pieces of [[text], [...text]]) expect(read(pieces, true)).toMatchObject({ text: EMAIL });
  });

  test('and where it does not think this time, its answer is not lost', () => {
    for (const pieces of [[EMAIL], [...EMAIL]]) expect(read(pieces, true).text).toBe(EMAIL);
  });
});

test.each([
  ['{"ok": true}', '{"ok": true}'],
  ['<think>{"ok": false}</think>{"ok": true}', '{"ok": true}'],
  ['It is {"ok": false}.\n</think>\n{"ok": true}', '\n{"ok": true}'],
  ['<think>{"ok": false}', ''],
  ['{"tag": "</think>"}', '{"tag": "</think>"}'],
])('of %s without thoughts remains %s', (text, rest) => expect(withoutThoughts(text)).toBe(rest));
