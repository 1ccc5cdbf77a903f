import { findInEmail } from './review-findings';
import { coachFeedbackTool, formatCoachFeedback } from './index';

const COPY = `Subject: Orders up 14%

“Orders rose **14%** to $4.2 billion,” it’s said. Who buys all that?

**Read it today.**

P.S. The call is on March 4.`;
const { name, schema, parse } = coachFeedbackTool.answer({ emailCopy: COPY, findings: findInEmail('', []) });

const block = (changes: Record<string, unknown> = {}) => ({
  score: 6,
  sentences: ['Subject: Orders up 14%'],
  feedback: ' “Orders up 14%” is true. ',
  rewrite: null,
  ...changes,
});
const answer = (changes: Record<string, unknown> = {}) => ({
  verdict: 'Close.',
  disrupt: block({ rewrite: { line: 'subject: orders up 14%', better: 'Subject: Orders up 14%, and one buyer' } }),
  intrigue: block({ sentences: ['Who buys all that?', '"Orders rose 14% to $4.2 billion," it\'s said.'] }),
  click: block({ sentences: ['Read it today.'] }),
  kick: block({ score: null, sentences: [], feedback: 'Missing.' }),
  ...changes,
});

describe('the answer of coach-feedback', () => {
  it('has a strict schema with the four blocks', () => {
    expect(name).toBe('coach_feedback');
    const blocks = ['disrupt', 'intrigue', 'click', 'kick'];
    expect(schema).toMatchObject({ additionalProperties: false, required: [...blocks, 'verdict'] });
  });

  it('is read with its quotations as the copy has them, in the order of the copy', () => {
    const read = parse(answer());
    expect(read.verdict).toBe('Close.');
    expect(read.blocks.map(({ block, score }) => [block, score])).toEqual([
      ['disrupt', 6],
      ['intrigue', 6],
      ['click', 6],
      ['kick', null],
    ]);
    expect(read.blocks.map(({ sentences }) => sentences)).toEqual([
      ['Subject: Orders up 14%'],
      ['“Orders rose **14%** to $4.2 billion,” it’s said.', 'Who buys all that?'],
      ['**Read it today.**'],
      [],
    ]);
    expect(read.blocks[0]).toMatchObject({
      feedback: '“Orders up 14%” is true.',
      rewrite: { line: 'Subject: Orders up 14%', better: 'Subject: Orders up 14%, and one buyer' },
    });
  });

  it('gives a sentence that two blocks claim to the first of them', () => {
    const { blocks } = parse(answer({ intrigue: block({ sentences: ['Orders up 14%', 'Who buys all that?'] }) }));
    expect(blocks[1]?.sentences).toEqual(['Who buys all that?']);
  });

  it('takes a better line that is the line itself for none', () => {
    const { blocks } = parse(
      answer({ click: block({ rewrite: { line: 'Who buys all that?', better: 'Who buys all that?' } }) }),
    );
    expect(blocks[2]?.rewrite).toBeNull();
  });

  it.each([
    ['no object', null, 'There must be an object "disrupt".'],
    ['a missing block', answer({ kick: undefined }), 'There must be an object "kick".'],
    [
      'a score of 11',
      answer({ click: block({ score: 11 }) }),
      'The score of Click must be a whole number from 1 to 10, not 11.',
    ],
    [
      'a score in words',
      answer({ click: block({ score: 'six' }) }),
      'The score of Click must be a whole number from 1 to 10, not "six".',
    ],
    [
      'a sentence that is not there',
      answer({ click: block({ sentences: ['Read it now.'] }) }),
      '"Read it now." (Click) is not in the copy: quote it word for word.',
    ],
    [
      'a line that is not there',
      answer({ click: block({ rewrite: { line: 'Sell', better: 'Buy' } }) }),
      '"Sell" (Click) is not in the copy: quote it word for word.',
    ],
    [
      'a score without sentences',
      answer({ kick: block({ sentences: [] }) }),
      'Kick has a score, so it must name its sentences; where the copy has none, the score is null.',
    ],
    ['no feedback', answer({ kick: block({ feedback: ' ' }) }), 'The feedback on Kick must be a sentence.'],
    ['no verdict', answer({ verdict: '' }), 'The verdict must be a sentence.'],
    [
      'a better line that is none',
      answer({ disrupt: block({ rewrite: { line: 'Orders up 14%', better: '' } }) }),
      'The better line of Disrupt must be a sentence.',
    ],
    [
      'sentences that are no list',
      answer({ disrupt: block({ sentences: 'Orders up 14%' }) }),
      'There must be a list "sentences".',
    ],
  ])('with %s is refused in words', (_, json, message) => {
    expect(() => parse(json)).toThrow(message);
  });

  it('is said as one text with the four blocks', () => {
    expect(formatCoachFeedback(parse(answer()))).toBe(`Close.

**Disrupt** (6 of 10)
“Orders up 14%” is true.

Your line: “Subject: Orders up 14%”
Better: “Subject: Orders up 14%, and one buyer”

**Intrigue** (6 of 10)
“Orders up 14%” is true.

**Click** (6 of 10)
“Orders up 14%” is true.

**Kick** (missing)
Missing.`);
  });
});
