import { applyRequest, refuseApply } from './apply-request';

test('the suggestions stand in a line each, and the request is known again', () => {
  const request = applyRequest(['“A line” — shorten it', '“Two\nlines” — join them']);
  expect(request.split('\n').slice(1)).toEqual(['- “A line” — shorten it', '- “Two lines” — join them']);
});

const applied = { feedback: 'Good', threadId: 't', originalContext: 'Brief' };
const missing = {
  title: 'Failed to apply feedback',
  description: 'Cannot apply feedback: Missing required data for refinement.',
};
const tooMany = {
  title: 'Choose fewer suggestions',
  description: 'Together they are longer than a message may be (20,000 characters).',
};

test.each([
  [applied, ['a'], null],
  [{ ...applied, feedback: '' }, ['a'], missing],
  [{ ...applied, threadId: '' }, ['a'], missing],
  [{ ...applied, originalContext: ' ' }, ['a'], missing],
  [applied, Array.from({ length: 40 }, () => 'x'.repeat(400)), null],
  [applied, Array.from({ length: 40 }, () => 'x'.repeat(500)), tooMany],
])('feedback, thread and original context are needed, and a message that can be sent', (parts, chosen, refusal) => {
  expect(refuseApply(parts, chosen)).toEqual(refusal);
});
