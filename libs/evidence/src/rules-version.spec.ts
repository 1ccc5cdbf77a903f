import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES, rulesVersion } from './rules-version';

const folderOf = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};
const version = (files: Record<string, string>) => rulesVersion([folderOf(files)]);

test('the version of the rules changes with what a program file says or is called, and with nothing else', () => {
  const rules = { 'a.js': 'one', 'b.js': 'two' };
  const same = version(rules);
  expect(version({ ...rules, 'a.spec.js': 'x', 'a.d.ts': 'x', 'a.js.map': 'x', 'read.md': 'x' })).toBe(same);
  const others: Record<string, string>[] = [
    { ...rules, 'b.js': 'three' },
    { 'a.js': 'one', 'c.js': 'two' },
    { 'a.js': 'one' },
  ];
  for (const other of others) expect(version(other)).not.toBe(same);
});

test('the rules of this build have one', () => {
  expect(RULES).toMatch(/^[0-9a-f]{64}$/);
  expect(RULES).not.toBe(rulesVersion([]));
});
