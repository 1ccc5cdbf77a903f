import { signerIn } from './sign-off';

test.each([
  ['Sign it as Maya', 'Maya'],
  ['Make it shorter and sign as Maya Chen, not the company.', 'Maya Chen'],
  ['please sign off as “Maya”', 'Maya'],
  ['sign the email from maya instead', 'Maya'],
  ['Sign it as the Alpine team and cut the list', 'The Alpine team'],
  ['Have Maya Chen sign it', 'Maya Chen'],
  ['Let it be signed by maya', 'Maya'],
  ['Change the signature to Maya Chen', 'Maya Chen'],
  ['Use “Maya Chen” as the signature.', 'Maya Chen'],
])('%s: by %s', (request, name) => expect(signerIn(request)).toBe(name));

test.each([
  'Make it shorter',
  'Sign it as usual',
  'sign as before',
  'The deal was signed by Maya',
  'A sign of strength',
  'Sign it',
  'Have the offer signed off',
  'Keep the signature',
  'Take the signature out',
])('%s asks for no other name', (request) => expect(signerIn(request)).toBeNull());
