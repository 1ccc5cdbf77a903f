import { applyRequest, canApply, isApplyRequest } from './apply-request';

test('the suggestions stand in a line each, and the request is known again', () => {
  const request = applyRequest(['“A line” — shorten it', '“Two\nlines” — join them']);
  expect(request.split('\n').slice(1)).toEqual(['- “A line” — shorten it', '- “Two lines” — join them']);
  expect(isApplyRequest(request)).toBe(true);
  expect(isApplyRequest('Please shorten it')).toBe(false);
});

test.each([
  [{ feedback: 'Good', threadId: 't', originalContext: 'Brief' }, true],
  [{ feedback: '', threadId: 't', originalContext: 'Brief' }, false],
  [{ feedback: 'Good', threadId: '', originalContext: 'Brief' }, false],
  [{ feedback: 'Good', threadId: 't', originalContext: ' ' }, false],
])('feedback, thread and original context are needed: %o', (parts, can) => {
  expect(canApply(parts)).toBe(can);
});
