import { copiedPassages, shownWords } from './copied-passages';

const OWN = 'nobody in this market saw the second half of the year coming at all';

test('the shown words are those of the screen, in its order and without its marks', () => {
  expect(shownWords('Subject: **Now**\n\nFirst **bold**\nline\n\n- One\n- Two')).toBe(
    'Now\nFirst bold\nline\nOne\nTwo',
  );
});

test('what the winner said word for word is found across lines and bold words, and quoted', () => {
  const text = `Subject: New\n\nAs **we** said: Nobody in this market saw **the second**\nhalf of the year coming at all. Really.`;
  const [passage, ...others] = copiedPassages(`Friends,\n\n${OWN}!`, text);
  expect(others).toEqual([]);
  expect(passage?.quote).toBe('Nobody in this market saw the second half of the year coming at all');
  expect(shownWords(text).slice(passage?.from, passage?.to).replaceAll('\n', ' ')).toBe(passage?.quote);
});

test('eleven words in a row are nobody’s own', () => {
  expect(copiedPassages(OWN, OWN.split(' ').slice(0, 11).join(' '))).toEqual([]);
});
