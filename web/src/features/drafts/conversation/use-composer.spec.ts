import { refusalOf } from './use-composer';

test.each([
  ['', 't', 'Message empty', 'Please enter a message to update your email.'],
  [' \n\t', 't', 'Message empty', 'Please enter a message to update your email.'],
  ['', null, 'Message empty', 'Please enter a message to update your email.'],
  ['Shorten it', null, 'No active conversation', 'Please generate an email first to start a conversation.'],
  ['x'.repeat(20_001), 't', 'Message too long', 'Message must be at most 20,000 characters'],
  ['x'.repeat(200_000), 't', 'Message too long', 'Message must be at most 20,000 characters'],
])('the message %.12j in thread %j is refused: %s', (message, threadId, title, description) => {
  expect(refusalOf(message, threadId)).toEqual({ title, description });
});

test('a message may have 20,000 characters', () => {
  expect(refusalOf(`  ${'x'.repeat(20_000)}  `, 't')).toBeNull();
});
