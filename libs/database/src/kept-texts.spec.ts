import { KeptTexts } from './kept-texts';

test('the texts that were used last stay, as many as there is room for', () => {
  const texts = new KeptTexts(10);
  texts.keep('a', 'aaaa');
  texts.keep('b', 'bbbb');
  texts.keep('a', 'aaaa');
  texts.keep('c', 'cccc');
  expect(['a', 'b', 'c'].map((id) => texts.get(id))).toEqual(['aaaa', undefined, 'cccc']);
});

test('a text larger than all the room is not kept', () => {
  const texts = new KeptTexts(10);
  texts.keep('a', 'a'.repeat(11));
  expect(texts.get('a')).toBeUndefined();
  texts.keep('b', 'b');
  expect(texts.get('b')).toBe('b');
});
