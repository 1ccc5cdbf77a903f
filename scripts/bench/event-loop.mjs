import { createServer } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// A measured process loads this before its own program (--import): it tells how long its event loop was blocked, while
// somebody is connected.

const resolution = 2;

/** @param {string} folder @param {number} pid */
export const loopSocket = (folder, pid) => join(folder, `loop-${pid}`);

const { BENCH_EVENT_LOOP: folder } = process.env;

if (folder && isMainThread) {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const delay = monitorEventLoopDelay({ resolution });
    delay.enable();
    socket.write('watching');
    socket.resume().on('error', () => undefined);
    socket.once('end', () => {
      delay.disable();
      socket.end(String(Math.max(0, delay.max / 1e6 - resolution)));
    });
  });
  server.on('error', () => undefined);
  server.listen(loopSocket(folder, process.pid)).unref();
}
