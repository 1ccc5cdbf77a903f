import { renderToStaticMarkup } from 'react-dom/server';
import { WatchButton } from './tutorial-grid';
import { TUTORIALS } from './tutorials';

const show = (videoUrl: string | null) => renderToStaticMarkup(<WatchButton name="HotList" videoUrl={videoUrl} />);

it('opens a video in a new tab', () => {
  const html = show('https://videos.example/hotlist');
  expect(html).toMatch(/<a href="https:\/\/videos\.example\/hotlist" target="_blank" rel="noopener noreferrer"/);
  expect(html).toMatch(/Watch Tutorial<\/a>$/);
});

it('can not be pressed where there is no video yet; the coach has none', () => {
  expect(show(null)).toMatch(/<button type="button"[^>]* disabled="">Tutorial Coming Soon<\/button>/);
  expect(TUTORIALS.find(({ name }) => name === 'Copy Coach')?.videoUrl).toBeNull();
});
