import type { Played, Report } from './storm';
import { tableOf } from './table';

const play = (change: Partial<Played> = {}): Played => ({
  faults: ['A worker is killed'],
  bound: 30,
  seconds: 16.94,
  underWay: 4,
  lost: 0,
  slowestAnswer: 0.31,
  ...change,
});
const report = (change: Partial<Report>): Report => ({ seed: 1, jobs: 600, played: [], findings: [], ...change });

test('the table tells of each fault how often it was played, its worst run and what was lost, and what was found', () => {
  const reports = [
    report({ played: [play(), play({ seconds: 19.2, underWay: 3 })] }),
    report({
      played: [
        play({ faults: ['The api is killed'], seconds: null, lost: 2 }),
        play({ faults: ['The api is killed', 'All sockets are cut'] }),
      ],
      findings: [{ rule: 'bought', says: 'order-b-c' }],
    }),
  ];
  const table = tableOf(reports, '2026-01-31');
  for (const line of [
    '| A worker is killed | 2 | 30 s | 19.2 s | 0.3 s | 7 | 0 |',
    '| The api is killed | 1 | 30 s | never | 0.3 s | 4 | 2 |',
    '| Two of them at once | 1 | 30 s | 16.9 s | 0.3 s | 4 | 0 |',
    '| Redis is full for 10 s | 0 | | | | | |',
    '| words were paid for again although they were there | 1 |',
    '| a process ended by itself, or a writer was refused | 0 |',
  ]) {
    expect(table.split('\n')).toContain(line);
  }
  expect(table).toContain('2 seeded storms');
  expect(table).toContain('1,200 jobs were handed in');
});
