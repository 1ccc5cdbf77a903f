import { execFileSync } from 'node:child_process';

function choose(...files: string[]): unknown {
  const source = `import { chooseTests } from './changed.mjs'; console.log(JSON.stringify(chooseTests(${JSON.stringify(files)})));`;
  const stdout = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(stdout);
}
const related = (...files: string[]) => ['--passWithNoTests', '--findRelatedTests', ...files];

test.each([
  ['a page of the documentation', 'README.md', { unit: null, int: null, e2e: null }],
  ['code of the server', 'api/src/a.ts', { unit: related('api/src/a.ts'), int: [], e2e: [] }],
  ['code of the web app', 'web/src/a.tsx', { unit: related('web/src/a.tsx'), int: null, e2e: [] }],
  ['what is installed', 'package-lock.json', { unit: null, int: [], e2e: [] }],
  ['a journey', 'web/e2e/a.e2e.ts', { unit: related('web/e2e/a.e2e.ts'), int: null, e2e: ['web/e2e/a.e2e.ts'] }],
  ['what journeys share', 'web/e2e/desk.ts', { unit: related('web/e2e/desk.ts'), int: null, e2e: [] }],
  [
    'an integration test',
    'api/src/a.int.spec.ts',
    { unit: related('api/src/a.int.spec.ts'), int: ['api/src/a.int.spec.ts'], e2e: null },
  ],
])('%s is tested by what it may break', (_name, file, chosen) => {
  expect(choose(file)).toEqual(chosen);
});
