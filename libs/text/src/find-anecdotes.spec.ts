import { findAnecdotes } from './find-anecdotes';

const quotes = (text: string, said = '', document = '') =>
  findAnecdotes(text, { said: [said], document }).map(({ quote }) => quote);

test.each([
  'A reader told me last week that he had sold.',
  'An old friend of mine called on Tuesday, laughing.',
  'I met a trader in Chicago who knew.',
  'We talked about it over coffee.',
  'My neighbor, asked how he did it, pulled me aside.',
])('%s: a scene that no source has', (scene) => {
  expect(quotes(`Orders rose 14%. ${scene} They rose again.`)).toEqual([scene]);
});

test.each([
  'The chief executive told analysts that demand is strong.',
  'I read every filing twice.',
  'You asked what the margin means.',
  'Our readers ask what comes next.',
])('%s: no scene', (sentence) => expect(quotes(sentence)).toEqual([]));

test('a scene that the brief or the document tells is none of its own', () => {
  const scene = 'I met Ann Roe at the mine.';
  expect(quotes(scene, 'Say that I met Ann Roe at the mine in May.')).toEqual([]);
  expect(quotes(scene, '', 'As I met shareholders in May, they agreed.')).toEqual([]);
  expect(quotes(scene, 'About a mine.')).toEqual([scene]);
});
