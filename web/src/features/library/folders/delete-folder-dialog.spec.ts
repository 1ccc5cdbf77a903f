import { describeDeletion } from './delete-folder-dialog';

describe('describeDeletion', () => {
  it.each([
    [0, 'No emails are deleted.'],
    [1, 'The email in it moves to Unorganized. No email is deleted.'],
    [1_200, 'The 1,200 emails in it move to Unorganized. No email is deleted.'],
  ])('says what becomes of %d emails', (count, words) => {
    expect(describeDeletion(count)).toBe(words);
  });
});
