import { asksForNew } from './asks-for-new';

test.each([
  'Add the dividend',
  'Please mention the call on March 4',
  'Give it more proof',
  'Add more details about impact',
  'I want another angle',
  'Rewrite it as a letter',
  'Focus on Mobileye',
  'Make it longer',
])('%s: the whole document may be needed', (request) => expect(asksForNew(request)).toBe(true));

test.each([
  'Make it shorter',
  'More professional, please',
  'Use more persuasive language',
  'Change the subject line to “Twice as much”',
  'Sign it as Maya',
  'Take the second bullet out',
  'Make it punchier',
  'Translate it into German',
  '- “The proof:” — It is dull. Write instead: “Add the figures:”',
])('%s: the passages that the email is about are enough', (request) => expect(asksForNew(request)).toBe(false));
