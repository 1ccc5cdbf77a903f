import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** What strangers serve is read by the worker, which asks no address of this machine: its handlers are run here instead. */
export interface StrangersAttack {
  name: string;
  type: string;
  body: () => string;
  /** The module of the handler below dist/worker/src, and how it is made to read an address. */
  read: (load: (module: string) => unknown, url: string, body: string) => Promise<unknown>;
}

type Handler = {
  run: (job: object, context: object) => Promise<unknown>;
  close?: () => Promise<void>;
};
type Made = new (guard: object) => Handler;
type FeedReader = { new (database: object, allows: () => boolean): Handler };

const context = { signal: new AbortController().signal, progress: () => undefined, save: () => Promise.resolve() };

const attributes = () => `<html><body><p ${Array.from({ length: 350_000 }, (_, n) => `a${n}="b"`).join(' ')}>x`;

export const STRANGERS: StrangersAttack[] = [
  {
    name: 'A page of 4 MB of attributes',
    type: 'text/html',
    body: attributes,
    read: async (load, url) => {
      const { ReadPageHandler } = load('pages/read-page.handler.js') as { ReadPageHandler: Made };
      const handler = new ReadPageHandler({ allows: () => true, anyPort: true });
      await handler.run({ userId: 1, payload: { url } }, context).catch(() => undefined);
      await handler.close?.();
    },
  },
  {
    name: 'A news feed of 150,000 items',
    type: 'application/rss+xml',
    body: () =>
      `<rss version="2.0"><channel><title>t</title>${'<item><title>N</title></item>\n'.repeat(150_000)}</channel></rss>`,
    read: async (load, url) => {
      const { ImportFeedHandler } = load('feeds/import-feed.handler.js') as { ImportFeedHandler: FeedReader };
      const feed = { id: 1, url, etag: null, lastModified: null, title: null };
      const stores = {
        catalysts: { addFromFeed: () => Promise.resolve(0) },
        catalystFeeds: { succeeded: () => Promise.resolve() },
      };
      const database = {
        catalystFeeds: { find: () => Promise.resolve(feed) },
        transaction: (work: (stores: object) => Promise<number>) => work(stores),
      };
      await new ImportFeedHandler(database, () => true).run({ payload: { feedId: 1 } }, context);
    },
  },
];

/** For how long all other work of the worker waited at most, while it was read, in milliseconds. */
export async function stallOf({ type, body, read }: StrangersAttack, root: string): Promise<number> {
  const served = body();
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': type }).end(served));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const loadFile = createRequire(__filename);
  const load = (module: string): unknown => loadFile(join(root, 'dist/worker/src', module));
  await read(load, `http://127.0.0.1:${port}/`, served);
  // The delay is noted by the next timer.
  await sleep(50);
  delay.disable();
  server.close();
  return Math.round(delay.max / 1e6);
}
