import { refuseText } from './use-fact-check';

test.each([
  ['', 'No text selected', 'Select the words that you want to have checked first.'],
  [' \n ', 'No text selected', 'Select the words that you want to have checked first.'],
  ['x'.repeat(20_001), 'Fact checking failed', 'Text to fact check must be at most 20,000 characters'],
])('%.5j is refused: %s', (text, title, description) => {
  expect(refuseText(text)).toEqual({ title, description });
});

test('a sentence may be checked', () => {
  expect(refuseText('Revenue was $4.2 billion.')).toBeNull();
});
