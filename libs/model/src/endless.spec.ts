import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { PlayedServer } from '@copydesk/testing';
import { Model } from './model';

// How much memory is held at once also hangs on when it is cleaned up.
jest.retryTimes(2);

let server: PlayedServer;
let model: Model;
beforeAll(async () => {
  server = await PlayedServer.start();
  model = new Model({ apiKey: 'none', baseUrl: server.url, write: 'w', check: 'c', maxTokens: 2_000 });
});
afterAll(() => server.close());

const messages = [{ role: 'user' as const, content: 'Write.' }];

/** Sends for ever, as fast as the client reads. */
async function forEver(response: ServerResponse, piece: string): Promise<void> {
  const gone = once(response, 'close');
  while (!response.destroyed) if (!response.write(piece)) await Promise.race([once(response, 'drain'), gone]);
}
const chunk = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;

test.each([
  ['text', chunk({ content: 'word '.repeat(100) })],
  ['thoughts', chunk({ reasoning_content: 'word '.repeat(100) })],
  ['thoughts in the text', chunk({ content: '<think>' + 'word '.repeat(100) })],
  ['empty pieces', chunk({ content: '' })],
  ['a line', 'data: ' + 'x'.repeat(60_000)],
])(
  '%s without end is stopped at the limit, once, with the connection closed and the memory bound',
  async (_name, piece) => {
    server.play([{ headers: { 'Content-Type': 'text/event-stream' }, body: (response) => forEver(response, piece) }]);
    const before = process.memoryUsage();
    let kept = 0;
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
    const asked = model.stream('write', messages, {
      signal: new AbortController().signal,
      onText: (text) => (kept += text.length),
      onUsage: () => {},
    });
    await expect(asked).rejects.toMatchObject({ code: 'model/cut-off', retry: 'never' });
    clearInterval(watch);
    await server.requests[0]?.gone;
    expect(server.requests).toHaveLength(1);
    expect(kept).toBeLessThan(25_000);
    expect(peak - before.rss).toBeLessThan(150 * 1024 * 1024);
  },
);
