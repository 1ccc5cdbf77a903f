/**
 * Waits beside the command that started it and, when that one is gone without having stopped its children (kill -9, a
 * closed terminal), stops them: the youngest first, since the api and the worker need the database to finish.
 */
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf } from './left-over.mjs';

/** @type {Map<number, NodeJS.Signals>} */
const children = new Map();

for await (const line of createInterface(process.stdin)) {
  const { pid, signal } = JSON.parse(line);
  if (signal) children.set(pid, signal);
  else children.delete(pid);
}
for (const [pid, signal] of [...children].reverse()) await end(pid, signal);

/** @param {number} pid @param {NodeJS.Signals} signal */
async function end(pid, signal) {
  tell(pid, signal);
  for (let waited = 0; waited < 12_000; waited += 50) {
    if (!commandOf(pid)) return;
    await sleep(50);
  }
  tell(pid, 'SIGKILL');
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function tell(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It left by itself, as the api and the worker do when their parent is gone.
  }
}
