import { renderToStaticMarkup } from 'react-dom/server';
import { WatchButton } from './tutorial-grid';
import type { FilmName } from './tutorials';

const show = (film: FilmName | null) => renderToStaticMarkup(<WatchButton name="HotList" film={film} />);

it('opens a video in a new tab', () => {
  const html = show('hotlist');
  expect(html).toMatch(/<a href="\/how-to-use\/hotlist" target="_blank" rel="noopener noreferrer"/);
  expect(html).toMatch(/Watch Tutorial<\/a>$/);
});

it('can not be pressed where there is no video yet', () => {
  expect(show(null)).toMatch(/<button type="button"[^>]* disabled="">Tutorial Coming Soon<\/button>/);
});
