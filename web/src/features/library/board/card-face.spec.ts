import { cardPreview } from './card-face';

describe('cardPreview', () => {
  it('cuts at 50 characters', () => {
    expect(cardPreview('a'.repeat(50))).toBe('a'.repeat(50));
    expect(cardPreview('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`);
  });

  it('leaves out subject and marks, and never halves a character', () => {
    expect(cardPreview('Subject: Rates\n\n**Hello** there')).toBe('Hello there');
    expect(cardPreview('😀'.repeat(60))).toBe(`${'😀'.repeat(50)}…`);
  });
});
