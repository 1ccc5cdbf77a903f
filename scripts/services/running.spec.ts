import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const home = mkdtempSync(join(tmpdir(), 'copydesk-home-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test.each(['', 'new'])('a data folder is its owner’s alone, also where it was open before: %j', (folder) => {
  const path = join(home, folder);
  if (folder === '') chmodSync(path, 0o755);
  const source = `import { Running } from './running.mjs'; process.umask(0); new Running(${JSON.stringify(path)}).write({});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', source], { cwd: __dirname, stdio: 'pipe' });
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(statSync(join(path, 'running.json')).mode & 0o777).toBe(0o600);
});
