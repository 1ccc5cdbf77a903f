import { renderToStaticMarkup } from 'react-dom/server';
import { SessionList } from './user-dialog';

it('says of each session how much happened in it, and when', () => {
  const session = {
    sessionId: '0f3c9a77-aaaa',
    events: 12,
    firstAt: '2026-03-01T09:05:00',
    lastAt: '2026-03-01T09:45:00',
  };
  const html = renderToStaticMarkup(<SessionList sessions={[session]} />);
  const words = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  expect(words).toBe('0f3c9a77 12 events Mar 1, 9:05 AM to Mar 1, 9:45 AM');
});

it('says so where there is none', () => {
  expect(renderToStaticMarkup(<SessionList sessions={[]} />)).toContain('No sessions in the last 7 days');
});
