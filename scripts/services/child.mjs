import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} process
 * @property {number | undefined} pid
 * @property {() => string} lastLines
 * @property {(line: RegExp) => Promise<void>} printed  Settles when the child prints such a line; rejects if it ends first.
 * @property {Promise<string>} ended  Says how it ended.
 * @property {() => Promise<void>} stop
 */

/** @type {import('node:stream').Writable | undefined} */
let guardian;

/** @param {{ pid: number, signal?: NodeJS.Signals }} child */
function tellGuardian(child) {
  guardian ??= startGuardian();
  guardian.write(`${JSON.stringify(child)}\n`);
}

/** A pipe, since its end is told however early it comes, and never holds this process up. */
function startGuardian() {
  const file = fileURLToPath(new URL('guardian.mjs', import.meta.url));
  const child = spawn(process.execPath, [file], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.unref();
  /** @type {import('node:net').Socket} */ (child.stdin).unref();
  return child.stdin.on('error', () => undefined);
}

/**
 * Starts a program whose output goes to `<logs>/<name>.log`, in a session of its own: Ctrl-C in the terminal then
 * reaches only the command, which stops its children in the right order.
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.file
 * @param {string[]} [options.args]
 * @param {string} options.logs
 * @param {import('node:child_process').SpawnOptions} [options.spawn]
 * @param {NodeJS.Signals} [options.stopSignal]
 * @param {number} [options.grace]  Milliseconds from the stop signal to SIGKILL.
 * @returns {Child}
 */
export function startChild({ name, file, args = [], logs, spawn: options, stopSignal = 'SIGTERM', grace = 15_000 }) {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
  const output = gather(child, openLog(logs, name));
  const pid = child.pid;
  if (pid) tellGuardian({ pid, signal: stopSignal });

  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      if (pid) tellGuardian({ pid });
      resolve(signal ? `signal ${signal}` : `exit code ${code}`);
    });
  });
  let running = true;
  void ended.then(() => (running = false));

  return {
    name,
    process: child,
    pid,
    lastLines: () => output.lines.join('\n'),
    printed: (line) =>
      new Promise((resolve, reject) => {
        output.onLine((text) => line.test(text) && resolve());
        void ended.then((how) => reject(new Error(`${name} ended with ${how}.\n${output.lines.join('\n')}`)));
      }),
    ended,
    async stop() {
      if (!running) return;
      child.kill(stopSignal);
      const timer = setTimeout(() => child.kill('SIGKILL'), grace);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** V8 lets a heap with room for 4 GB grow fourfold before it collects what is garbage, and one with room for this by half. */
const heapMegabytes = 1_536;

/**
 * Starts a Node program of ours, with a channel for its messages.
 * @param {Omit<Parameters<typeof startChild>[0], 'file'> & { env: NodeJS.ProcessEnv }} options
 */
export function startNode({ env, args = [], ...options }) {
  return startChild({
    ...options,
    file: process.execPath,
    args: ['--enable-source-maps', `--max-old-space-size=${heapMegabytes}`, ...args],
    spawn: { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  });
}

/** @param {string} logs @param {string} name */
function openLog(logs, name) {
  mkdirSync(logs, { recursive: true });
  const path = join(logs, `${name}.log`);
  if (existsSync(path)) renameSync(path, `${path}.old`);
  // A full disk must not end the command: what the log misses, `lines` still has.
  return createWriteStream(path).on('error', () => undefined);
}

/** @param {import('node:child_process').ChildProcess} child @param {import('node:fs').WriteStream} log */
function gather(child, log) {
  /** @type {string[]} */
  const lines = [];
  /** @type {Set<(line: string) => void>} */
  const listeners = new Set();
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk) => {
      log.write(chunk);
      const complete = (rest + chunk).split('\n');
      rest = complete.pop() ?? '';
      for (const line of complete) {
        lines.push(line);
        if (lines.length > 20) lines.shift();
        for (const listener of listeners) listener(line);
      }
    });
  }
  child.once('close', () => log.end());
  return { lines, onLine: (/** @type {(line: string) => void} */ listener) => listeners.add(listener) };
}
