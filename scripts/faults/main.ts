import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Dice } from './dice';
import { FAULTS, type Fault } from './faults';
import { Storm } from './storm';

// One lane of npm run faults: node main.js --out DIR [--only WORD] SEED...

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});

/** Three to five faults: the first one in turn, so that few seeds meet all of them, the others by dice. */
function faultsOf(seed: number, dice: Dice): Fault[] {
  const among = FAULTS.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()));
  const first = among[seed % among.length];
  const others = among.filter((fault) => fault !== first);
  const chosen = first ? [first] : [];
  for (let more = dice.between(2, 4); more > 0 && others.length > 0; more -= 1) {
    chosen.push(...others.splice(dice.between(0, others.length - 1), 1));
  }
  return chosen;
}

async function main(): Promise<void> {
  const out = values.out ?? '.cache/faults';
  mkdirSync(out, { recursive: true });
  for (const seed of positionals.map(Number)) {
    const startedAt = Date.now();
    const storm = await Storm.open(seed);
    try {
      await storm.play(faultsOf(seed, new Dice(seed)));
      const report = await storm.report(seed);
      writeFileSync(join(out, `${seed}.json`), JSON.stringify(report));
      const names = report.played.map(
        ({ faults, seconds }) => `${faults.join(' + ')} ${seconds?.toFixed(1) ?? 'NEVER'} s`,
      );
      const took = Math.round((Date.now() - startedAt) / 1_000);
      console.log(`seed ${seed}: ${report.jobs} jobs, ${took} s\n  ${names.join('\n  ')}`);
      for (const { rule, says } of report.findings) console.log(`  ${rule.toUpperCase()}: ${says}`);
    } finally {
      await storm.close();
    }
  }
}

void main();
