import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Ends the server that an earlier run left behind, so that two never share a data folder.
 * @param {string} pidFile  Its first line is the process id.
 * @param {RegExp} command  What that process must be running: ids are given again.
 * @param {NodeJS.Signals} signal
 */
export async function endLeftOver(pidFile, command, signal) {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  for (let waited = 0; command.test(commandOf(pid)); waited += 50) {
    // Its guardian may be stopping it just now: it has the first two seconds.
    if (waited === 2_000) process.kill(pid, signal);
    if (waited === 12_000) process.kill(pid, 'SIGKILL');
    await sleep(50);
  }
}

/** The command line of a process; empty where there is none. @param {number} pid */
export function commandOf(pid) {
  if (!(pid > 0)) return '';
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
