import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromModule } from './from-module';

const root = join(__dirname, '..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has: those of level 3 come after them. */
const SECTIONS: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  sections.flatMap((many, section) => Array.from({ length: many }, (_, n) => `${chapter}.${section + 1}.${n + 1}`)),
);

interface Row {
  numbers: string[];
  requirement: string;
  answer: string;
}
const { listed, rows }: { listed: Row[]; rows: Row[] } = JSON.parse(fromModule('security-md.mjs', 'readSecurityMd()'));

test('each requirement of level 2 stands in one line', () => {
  expect(REQUIREMENTS).toHaveLength(253);
  expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual([...REQUIREMENTS].sort());
});

test('each line names a test, or says why there is none', () => {
  const without = rows.filter(
    ({ answer }) => !/\.(spec|e2e)\.tsx?`|^(by design: |operator\b|does not apply\b|open: )/.test(answer),
  );
  expect(without).toEqual([]);
});

test('what is open is listed at the beginning', () => {
  const open = rows.filter(({ answer }) => answer.startsWith('open')).flatMap(({ numbers }) => numbers);
  expect(listed.flatMap(({ numbers }) => numbers).sort()).toEqual(open.sort());
});

test('every file that is named is there', () => {
  const files = [...text.matchAll(/`((?:api|worker|libs|web|scripts)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
