import { type ReadingMessage, type ReadingOrder, Unreadable } from './document-reading';
import { readFile } from './read-file';

/** Each reported page is drawn on the machine that reads, so pages are reported at the pace of an eye. */
const PAGES_EVERY_MS = 150;

addEventListener('message', ({ data }: MessageEvent<Partial<ReadingOrder>>) => {
  const { file, port } = data;
  if (!file || !port) return;
  const post = (message: ReadingMessage) => port.postMessage(message);
  let reportedAt = -PAGES_EVERY_MS;
  const reportPage = (page: number, pages: number) => {
    const now = performance.now();
    if (now - reportedAt < PAGES_EVERY_MS) return;
    reportedAt = now;
    post({ type: 'page', page, pages });
  };
  readFile(file, reportPage)
    .then((read) => post({ type: 'read', ...read }))
    .catch((error: unknown) =>
      post({ type: 'unreadable', message: error instanceof Unreadable ? error.message : null }),
    );
});
