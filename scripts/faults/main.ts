import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HEADING, withSection } from './attacks/table';
import { Dice } from './dice';
import { FAULTS, type Fault } from './faults';
import { Storm, type Report } from './storm';
import { tableOf } from './table';

// One lane of npm run faults: main.js [--only WORD] SEED...; and in the end the table of all lanes: main.js --table FILE

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' }, table: { type: 'string' } },
  allowPositionals: true,
});
const OUT = '.cache/faults';

async function main(): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  for (const seed of positionals.map(Number)) {
    const startedAt = Date.now();
    const report = await play(seed);
    writeFileSync(join(OUT, `${seed}.json`), JSON.stringify(report));
    console.log(`seed ${seed}: ${report.jobs} jobs in ${Math.round((Date.now() - startedAt) / 1_000)} s`);
    for (const { faults, seconds, bound, slowestAnswer } of report.played) {
      const isLate = seconds === null || seconds > bound ? ' TOO LATE' : '';
      console.log(
        `  ${seconds?.toFixed(1) ?? 'never'} s (${slowestAnswer.toFixed(1)} s)${isLate}: ${faults.join(' + ')}`,
      );
    }
    for (const { rule, says } of report.findings) console.log(`  ${rule.toUpperCase()}: ${says}`);
    if (report.findings.length > 0) process.exitCode = 1;
  }
  if (!values.table) return;
  const reports = readdirSync(OUT).map((name) => JSON.parse(readFileSync(join(OUT, name), 'utf8')) as Report);
  const table = tableOf(reports, new Date().toISOString().slice(0, 10));
  // What one user can do to the others is measured apart.
  const told = existsSync(values.table) ? readFileSync(values.table, 'utf8') : '';
  const attacks = told.includes(HEADING) ? told.slice(told.indexOf(HEADING)) : null;
  writeFileSync(values.table, attacks === null ? table : withSection(table, attacks));
}

async function play(seed: number): Promise<Report> {
  let storm: Storm | undefined;
  try {
    storm = await Storm.open(seed);
    await storm.play(faultsOf(seed));
    return await storm.report(seed);
  } catch (error) {
    const says = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { seed, jobs: 0, played: [], findings: [{ rule: 'ended', says: `the storm broke off: ${says}` }] };
  } finally {
    await storm?.close();
  }
}

/** Three to five faults: the first one in turn, so that few seeds meet all of them, the others by dice. */
function faultsOf(seed: number): Fault[] {
  const dice = new Dice(seed);
  const others = FAULTS.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
  const chosen = others.splice(seed % others.length, 1);
  for (let more = dice.between(2, 4); more > 0 && others.length > 0; more -= 1) {
    chosen.push(...others.splice(dice.between(0, others.length - 1), 1));
  }
  return chosen;
}

void main();
