import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ATTACKS } from './attacks';
import { runAttack } from './run-attack';
import { STRANGERS } from './strangers';
import { overBounds, sectionOf, withSection, type AttackReport } from './table';

// npm run faults -- attacks: main.js --out FILE [--only WORD], and in the end main.js --table FILE --after FILE [--before FILE].
// The product is that of the working directory.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    table: { type: 'string' },
    after: { type: 'string', default: '' },
    before: { type: 'string', default: '' },
  },
});

async function main(): Promise<void> {
  if (values.out !== undefined) await measure(values.out);
  if (values.table === undefined) return;
  const before = existsSync(values.before) ? readReport(values.before) : null;
  const section = sectionOf(readReport(values.after), before, new Date().toISOString().slice(0, 10));
  writeFileSync(values.table, withSection(readFileSync(values.table, 'utf8'), section));
}

async function measure(out: string): Promise<void> {
  const isWanted = ({ name }: { name: string }) => name.toLowerCase().includes(values.only.toLowerCase());
  const report: AttackReport = { measured: [], stalls: [] };
  for (const attack of ATTACKS.filter(isWanted)) {
    const measured = await runAttack(attack);
    report.measured.push(measured);
    const { name, userP99, ledger, email, ended, damage } = measured;
    console.log(
      `${name}: ${userP99} ms, claims ${ledger} ms, email ${email} ms, ${ended} ended${damage === null ? '' : `, ${damage}`}`,
    );
  }
  for (const attack of STRANGERS.filter(isWanted)) {
    const stall = await stallInProcess(attack.name);
    report.stalls.push({ name: attack.name, stall });
    console.log(
      `${attack.name}: all else waited ${stall ?? 'for ever: the process ended'}${stall === null ? '' : ' ms'}`,
    );
  }
  mkdirSync(join(out, '..'), { recursive: true });
  writeFileSync(out, JSON.stringify(report));
  for (const says of overBounds(report)) {
    console.log(`OVER ITS BOUND: ${says}`);
    process.exitCode = 1;
  }
}

/** Null where the process ended before it had read. */
function stallInProcess(name: string): Promise<number | null> {
  const child = fork(join(__dirname, 'stall.process.js'), [name], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  return new Promise((resolve) => {
    child.once('message', (stall) => resolve(Number(stall)));
    child.once('exit', () => resolve(null));
  });
}

function readReport(file: string): AttackReport {
  return JSON.parse(readFileSync(file, 'utf8')) as AttackReport;
}

void main();
