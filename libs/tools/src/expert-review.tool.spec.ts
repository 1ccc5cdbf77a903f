import { expertReviewTool } from './expert-review.tool';

const EMAIL =
  'Subject: Orders up 14%\n\n“Orders rose **14%** 🚀 to $4.2 billion,” it’s said.\n\n**Read it today.**\n\nשלום';
const { name, schema, parse } = expertReviewTool.answer({ emailContent: EMAIL });

const scores = { hook: 6, catalyst: 5, proof: 7, clarity: 8, action: 9, compliance: 10 };
const improvement = (changes: Record<string, unknown> = {}) => ({
  criterion: 'action',
  line: 'Read it today.',
  suggestion: 'Say why. Write instead: “**Read it before the bell.**”',
  ...changes,
});
const review = (changes: Record<string, unknown> = {}) => ({
  feedback: ' Good. ',
  score: 7,
  criteria: scores,
  improvements: [improvement()],
  ...changes,
});

describe('the answer of expert-review', () => {
  it('has a strict schema with every criterion', () => {
    expect(name).toBe('expert_review');
    expect(schema).toMatchObject({
      additionalProperties: false,
      required: ['improvements', 'feedback', 'criteria', 'score'],
      properties: { criteria: { additionalProperties: false, required: Object.keys(scores) } },
    });
  });

  it('is read with lines as the email has them', () => {
    expect(parse(review())).toEqual({
      feedback: 'Good.',
      score: 7,
      criteria: Object.entries(scores).map(([criterion, score]) => ({ criterion, score })),
      details: [improvement({ line: '**Read it today.**' })],
      improvements: ['“Read it today.” — Say why. Write instead: “**Read it before the bell.**”'],
    });
  });

  it.each([
    ['another case and white space', 'SUBJECT:  orders\nup 14%', 'Subject: Orders up 14%'],
    [
      'no bold, straight quotes',
      '"Orders rose 14% 🚀 to $4.2 billion," it\'s said.',
      '“Orders rose **14%** 🚀 to $4.2 billion,” it’s said.',
    ],
    ['the words around an emoji', '14% 🚀 to', '**14%** 🚀 to'],
    ['another direction', 'שלום', 'שלום'],
  ])('finds a line with %s', (_name, line, found) => {
    expect(parse(review({ improvements: [improvement({ line })] })).details[0]?.line).toBe(found);
  });

  it.each([0, 1, 40, 50])('takes %i improvements', (length) => {
    const improvements = Array.from({ length }, () => improvement());
    expect(parse(review({ improvements })).improvements).toHaveLength(length);
  });

  it('says each improvement in few enough characters to be saved', () => {
    const emailContent = `Subject: A\n\n${'word '.repeat(5_000)}`;
    const long = { criterion: 'clarity', line: 'word '.repeat(4_000), suggestion: '😀'.repeat(2_000) };
    const [said = ''] = expertReviewTool.answer({ emailContent }).parse(review({ improvements: [long] })).improvements;
    expect(said.length).toBeLessThanOrEqual(2_000);
    expect(said).not.toMatch(/\p{Surrogate}/u);
  });

  it.each([
    ['a score of 11', review({ score: 11 }), 'The score must be a whole number from 1 to 10, not 11.'],
    ['a score of 0', review({ score: 0 }), 'The score must be a whole number from 1 to 10, not 0.'],
    ["a score of 'eight'", review({ score: 'eight' }), 'The score must be a whole number from 1 to 10, not "eight".'],
    ["a score of '8'", review({ score: '8' }), 'The score must be a whole number from 1 to 10, not "8".'],
    ['a score of 7.5', review({ score: 7.5 }), 'The score must be a whole number from 1 to 10, not 7.5.'],
    ['no score', review({ score: undefined }), 'The score must be a whole number from 1 to 10, not missing.'],
    [
      'a criterion of 11',
      review({ criteria: { ...scores, hook: 11 } }),
      'The score of "hook" must be a whole number from 1 to 10, not 11.',
    ],
    [
      'a criterion left out',
      review({ criteria: { ...scores, action: undefined } }),
      'The score of "action" must be a whole number from 1 to 10, not missing.',
    ],
    ['no criteria', review({ criteria: [] }), 'There must be an object "criteria" with a score for each criterion.'],
    ['no improvements', review({ improvements: 'none' }), 'There must be a list "improvements".'],
    [
      '51 improvements',
      review({ improvements: Array.from({ length: 51 }, () => improvement()) }),
      'There must be at most 50 improvements, the most telling first.',
    ],
    [
      'a line that is not in the email',
      review({ improvements: [improvement({ line: 'Orders fell.' })] }),
      'The line "Orders fell." is not in the email: quote a line word for word.',
    ],
    ['an empty line', review({ improvements: [improvement({ line: ' ' })] }), 'The line of an improvement must be a'],
    ['a line of stars', review({ improvements: [improvement({ line: '**' })] }), 'The line "**" is not in the email'],
    [
      'an unknown criterion',
      review({ improvements: [improvement({ criterion: 'tone' })] }),
      '"tone" is no criterion; they are hook, catalyst, proof, clarity, action, compliance.',
    ],
    ['no suggestion', review({ improvements: [improvement({ suggestion: null })] }), 'The suggestion for "Read it'],
    ['an improvement that is no object', review({ improvements: ['x'] }), 'Every improvement must be an object.'],
    ['no feedback', review({ feedback: '' }), 'The feedback must be a sentence.'],
    ['no object', 'Great email!', 'There must be a list "improvements".'],
  ])('is refused with %s', (_name, json, message) => expect(() => parse(json)).toThrow(message));
});
