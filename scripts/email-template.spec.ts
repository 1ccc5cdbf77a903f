import { spawnSync } from 'node:child_process';

test('the tables of an email are those that MJML makes of their source', () => {
  const { stderr, status } = spawnSync(process.execPath, ['email-template.mjs', '--check'], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
});
