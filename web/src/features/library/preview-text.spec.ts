import { previewText } from './preview-text';

describe('previewText', () => {
  it.each([
    ['Subject: Rates\n\nDear **reader**,\n\n- One\n- Two', 'Dear reader, One Two'],
    ['No subject, one **bo', 'No subject, one bo'],
    ['', ''],
  ])('of %j is %j', (preview, words) => {
    expect(previewText(preview)).toBe(words);
  });
});
