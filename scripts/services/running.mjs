import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { commandOf } from './left-over.mjs';

/** Who runs in a data folder now, and where its database is: two runs must not share one. */
export class Running {
  /** @param {string} home */
  constructor(home) {
    this.home = home;
    this.file = join(home, 'running.json');
  }

  /** The other run's record, where there is one. @returns {{ pid: number, env: NodeJS.ProcessEnv } | undefined} */
  read() {
    if (!existsSync(this.file)) return;
    const record = JSON.parse(readFileSync(this.file, 'utf8'));
    return /node/.test(commandOf(record.pid)) ? record : undefined;
  }

  refuseSecond() {
    const other = this.read();
    if (other)
      throw new Failure(`Copydesk already runs from ${this.home} (process ${other.pid}): stop that one first.`);
  }

  /** @param {NodeJS.ProcessEnv} env */
  write(env) {
    // Texts of users and secrets lie here.
    mkdirSync(this.home, { recursive: true, mode: 0o700 });
    chmodSync(this.home, 0o700);
    writeFileSync(this.file, JSON.stringify({ pid: process.pid, env }), { mode: 0o600 });
  }

  release() {
    rmSync(this.file, { force: true });
  }
}
