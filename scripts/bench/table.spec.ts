import { execFileSync } from 'node:child_process';

function run(expression: string): unknown {
  const source = `import * as t from './table.mjs'; console.log(JSON.stringify(${expression}));`;
  const stdout = execFileSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: __dirname,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(stdout);
}

test('a median is the middle one, or between the two', () => {
  expect(run('[t.median([9, 1, 5]), t.median([4, 1, 100, 2]), t.median([7])]')).toEqual([5, 3, 7]);
});

test('a share of values lies at or below its quantile', () => {
  const hundred = 'Array.from({ length: 100 }, (_, n) => 100 - n)';
  expect(run(`[0.5, 0.99, 1].map((share) => t.quantile(${hundred}, share))`)).toEqual([50, 99, 100]);
  expect(run('t.quantile([3, 1, 2], 0.5)')).toBe(2);
});

test('a table shows medians, their spread, the ratio to the last yardstick, and what is kept', () => {
  const rows = `[
    { name: 'first token', unit: 'ms', ours: [36, 34, 40], beside: { sdk: [3], lean: [8, 7, 9] }, must: t.plus('lean', 15), aim: t.times(5, 'lean') },
    { name: 'tokens', unit: '1/s', ours: [12000], beside: { lean: [40000] }, moreIsBetter: true, must: t.times(0.25, 'lean'), aim: t.times(1, 'lean') },
    { name: 'resident', unit: 'MB', ours: [180.4], must: t.fixed(200) },
  ]`;
  expect(run(`t.table(${rows}).split('\\n')`)).toEqual([
    '|  | sdk | lean | Copydesk | ratio | must | aim |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    '| first token (ms) | 3 | 8 (7 to 9) | **36 (34 to 40)** | 4.50 | lean + 15 = 23, **missed** | 5 x lean = 40, kept |',
    '| tokens (1/s) | - | 40,000 | **12,000** | 0.30 | 0.25 x lean = 10,000, kept | lean = 40,000, **missed** |',
    '| resident (MB) | - | - | **180** | - | 200, kept | - |',
  ]);
});

test('what depends on a yardstick that was not measured is not kept', () => {
  const row = `{ name: 'a', unit: 'ms', ours: [1], must: t.times(3, 'lean') }`;
  expect(run(`t.table([${row}])`)).toContain('3 x lean = NaN, **missed**');
});
