import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../places.mjs';
import { run } from '../run.mjs';
import { faultOf } from './commit-messages.mjs';

// Fails on commits whose messages do not follow CONTRIBUTING.md. Older ones were written before there was a rule. A copy
// of the tree without its history has none to check.

const SINCE = '2026-11-28T00:00:00Z';

if (existsSync(join(root, '.git'))) {
  // A CI server may own the tree as another user than the one who runs the tests.
  const { code, output } = await run(
    'git',
    ['-c', 'safe.directory=*', 'log', `--since=${SINCE}`, '--format=%h%x00%P%x00%s'],
    { quiet: true },
  );
  if (code !== 0) throw new Error(output);
  const faults = output.split('\n').flatMap((line) => {
    const [hash = '', parents = '', subject = ''] = line.split('\0');
    const fault = hash === '' ? null : faultOf({ hash, parents: parents.split(' ').length, subject });
    return fault === null ? [] : [`${hash} ${fault}: ${subject}`];
  });
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
