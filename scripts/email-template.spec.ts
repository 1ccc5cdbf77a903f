import { execFileSync } from 'node:child_process';

test('the tables of an email are those that MJML makes of their source', () => {
  // It ends with an error where they are not, which says so.
  execFileSync(process.execPath, ['email-template.mjs', '--check'], { cwd: __dirname, stdio: 'pipe' });
});
