import { execFileSync } from 'node:child_process';

function run(expression: string): unknown {
  const source = `import * as licences from './licences.mjs'; console.log(JSON.stringify(licences.${expression}));`;
  const stdout = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(stdout);
}
const refused = (manifest: object) => run(`refusedLicences(${JSON.stringify({ here: manifest })})`);

test.each([
  [{ license: 'MIT' }, []],
  [{ license: 'MIT AND ISC' }, []],
  [{ license: '(MIT OR GPL-3.0-or-later)' }, []],
  [{ license: { type: 'Apache-2.0' } }, []],
  [{ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, []],
  [{ license: 'GPL-3.0-or-later' }, ['here: GPL-3.0-or-later']],
  [{ license: 'MIT AND AGPL-3.0' }, ['here: MIT AND AGPL-3.0']],
  [{ license: '(MIT AND AGPL-3.0) OR SSPL-1.0' }, ['here: (MIT AND AGPL-3.0) OR SSPL-1.0']],
  [{ license: 'SEE LICENSE IN LICENSE.md' }, ['here: SEE LICENSE IN LICENSE.md']],
  [{ license: 'UNLICENSED' }, ['here: UNLICENSED']],
  [{}, ['here: no licence']],
])('%j', (manifest, found) => {
  expect(refused(manifest)).toEqual(found);
});

test('whatever is installed may be used and shipped', () => {
  expect(run('refusedLicences(licences.installedManifests())')).toEqual([]);
  expect(run(`installedManifests()['node_modules/express'].name`)).toBe('express');
});
