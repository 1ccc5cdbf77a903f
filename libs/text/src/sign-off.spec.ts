import { signerIn } from './sign-off';

test.each([
  ['Sign it as Maya', 'Maya'],
  ['Make it shorter and sign as Maya Chen, not the company.', 'Maya Chen'],
  ['please sign off as “Maya”', 'Maya'],
  ['sign the email from maya instead', 'Maya'],
  ['Sign it as the Alpine team and cut the list', 'The Alpine team'],
])('%s: by %s', (request, name) => expect(signerIn(request)).toBe(name));

test.each([
  'Make it shorter',
  'Sign it as usual',
  'sign as before',
  'The deal was signed by Maya',
  'A sign of strength',
  'Sign it',
])('%s asks for no other name', (request) => expect(signerIn(request)).toBeNull());
