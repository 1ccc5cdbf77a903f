import { createServer } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// A measured process loads this before its own program (--import): it tells how long its event loop was blocked, while
// somebody is connected, and what it holds.

const resolution = 2;

/** @param {string} folder @param {number} pid */
export const probeSocket = (folder, pid) => join(folder, `probe-${pid}`);

/** @param {import('node:net').Socket} socket */
function watchLoop(socket) {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  socket.write('watching');
  socket.once('end', () => {
    delay.disable();
    socket.end(String(Math.max(0, delay.max / 1e6 - resolution)));
  });
}

/** After a full collection, so that nothing is told that is waste. @param {import('node:net').Socket} socket */
function tellHeld(socket) {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  // Timers come and go with the work.
  const handles = process.getActiveResourcesInfo().filter((name) => !/Timeout|Immediate/.test(name));
  socket.end(JSON.stringify({ heap: (heapUsed + external) / 2 ** 20, handles: handles.length }));
}

const { BENCH_PROBE: folder } = process.env;

if (folder && isMainThread) {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (order) => (String(order) === 'loop' ? watchLoop(socket) : tellHeld(socket)));
  });
  server.on('error', () => undefined);
  server.listen(probeSocket(folder, process.pid)).unref();
}
