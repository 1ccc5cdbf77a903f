import { readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { text } from 'node:stream/consumers';
import { probeSocket } from './probe.mjs';

/** What figures are read with: they mean nothing without the machine that they were measured on. */
export function describeMachine() {
  const cores = availableParallelism();
  const [load = 0] = loadavg();
  return {
    machine: `${cores} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${load.toFixed(1)} at the start`,
    warning:
      load > cores / 4
        ? `The machine was busy when it began (load ${load.toFixed(1)} on ${cores} cores): measure again when it is quiet.`
        : null,
  };
}

/** Processor time that these processes have taken, in microseconds; Linux alone tells. @param {number[]} pids */
export function processorTime(pids) {
  if (process.platform !== 'linux') return NaN;
  const ticks = pids.map((pid) => {
    // The name of the program may hold spaces and brackets: fields are counted from its end.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  // The kernel tells ticks of 10 ms to every program.
  return ticks.reduce((sum, one) => sum + one, 0) * 10_000;
}

/** Memory that a process has in use, in MB. @param {number} pid */
export function residentMegabytes(pid) {
  if (process.platform !== 'linux') return NaN;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** How many files, sockets and pipes a process has open. @param {number} pid */
export function openFiles(pid) {
  return process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : NaN;
}

/**
 * Watches the event loop of a process that was started with `probe.mjs`.
 * @param {string} folder  Where it puts its socket.
 * @param {number} pid
 * @returns {Promise<() => Promise<number>>} ends it and tells the longest time that the loop was blocked, in milliseconds
 */
export async function watchEventLoop(folder, pid) {
  const socket = connect({ path: probeSocket(folder, pid), allowHalfOpen: true });
  socket.write('loop');
  await new Promise((resolve, reject) => socket.once('data', resolve).once('error', reject));
  return async () => {
    socket.end();
    return Number(await text(socket));
  };
}

/**
 * What such a process holds: memory that is in use, in MB, and open handles.
 * @param {string} folder
 * @param {number} pid
 * @returns {Promise<{ heap: number, handles: number }>}
 */
export async function held(folder, pid) {
  const socket = connect(probeSocket(folder, pid));
  socket.write('held');
  return JSON.parse(await text(socket));
}
