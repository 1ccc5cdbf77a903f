import { execFileSync } from 'node:child_process';

function run(expression: string): unknown {
  const source = `
    import * as p from './page.mjs';
    const row = (name, ours, most) => ({ name, unit: 'ms', ours: [ours], must: { text: String(most), of: () => most } });
    const part = (title, ...rows) => p.describe({ title, about: 'Beside what.' }, 'Measured on ' + title, rows, '');
    const titles = ['Stream: words', 'Pages', 'Soak'];
    const all = { titles, causes: { 'LCP /auth': 'the fonts come late.' } };
    const first = p.replaceSection('# Performance', part('Pages', row('LCP /auth', 9, 5), row('LCP /', 4, 5)), all);
    console.log(JSON.stringify(${expression}));`;
  const stdout = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(stdout);
}

const headings = (page: unknown) => String(page).match(/^## .*|^Measured .*/gm);

test('a part that is measured alone takes its place, and the others keep what they measured', () => {
  const both = `p.replaceSection(first, part('Stream: words', row('a', 1, 2)), all)`;
  expect(headings(run(both))).toEqual([
    '## Stream: words',
    'Measured on Stream: words',
    '## Pages',
    'Measured on Pages',
  ]);
  const again = run(`p.replaceSection(${both}, part('Stream: words', row('a', 3, 2)), all)`);
  expect(headings(again)).toHaveLength(4);
  expect(again).toContain('| a (ms) | **3** | 2, **missed** |');
  expect(again).not.toContain('| a (ms) | **1** |');
  expect(again).toContain('| LCP /auth (ms) | **9** |');
});

test('a part that there is no more leaves the page', () => {
  expect(headings(run(`p.replaceSection(first, part('Soak', row('a', 1, 2)), { ...all, titles: ['Soak'] })`))).toEqual([
    '## Soak',
    'Measured on Soak',
  ]);
});

test('each row that misses has its cause, the one that is known now, and no other row has', () => {
  expect(run('first')).toMatch(/What misses, and why:\n\n- LCP \/auth: the fonts come late\.\n$/);
  const later = run(
    `p.replaceSection(first, part('Soak', row('a', 1, 2)), { titles, causes: { 'LCP /auth': 'found out.' } })`,
  );
  expect(String(later).match(/^- .*/gm)).toEqual(['- LCP /auth: found out.']);
  expect(String(run(`p.replaceSection(first, part('Soak', row('a', 1, 2)), { titles, causes: {} })`))).toContain(
    '- LCP /auth: the cause is not yet known.',
  );
});
