import { HEADING, overBounds, sectionOf, withSection, type AttackReport } from './table';

const report = (change: Partial<AttackReport['measured'][number]> = {}): AttackReport => ({
  measured: [{ name: 'A big ledger', userP99: 40, ledger: 1_200, email: 900, ended: 0, damage: null, ...change }],
  stalls: [{ name: 'A big feed', stall: 60 }],
});

test('the table lays each attack beside what it did before', () => {
  const before = report({ userP99: null, ledger: 30_000, email: 150_000, ended: 1, damage: '3 requests were limited' });
  const lines = sectionOf(report(), before, '2026-01-31').split('\n');
  expect(lines).toContain(
    '| A big ledger | no answer | 30,000 ms | 150,000 ms | 1; 3 requests were limited | 40 ms | 1,200 ms | 900 ms | 0 |',
  );
  expect(lines).toContain('| A big feed | 60 ms | 60 ms |');
  expect(sectionOf(report(), null, '2026-01-31')).toContain(
    '| A big ledger |  |  |  |  | 40 ms | 1,200 ms | 900 ms | 0 |',
  );
});

test('whatever is over its bound is named', () => {
  expect(overBounds(report())).toEqual([]);
  expect(overBounds(report({ userP99: 101, ledger: null, ended: 2, damage: 'harm' }))).toHaveLength(4);
  expect(overBounds({ measured: [], stalls: [{ name: 'A big feed', stall: null }] })).toHaveLength(1);
});

test('its section takes the place of the one before, and what stands above it stays', () => {
  const section = sectionOf(report(), null, '2026-01-31');
  const once = withSection('# What Copydesk withstands\n', section);
  expect(withSection(once, section)).toBe(once);
  expect(once.split(HEADING)).toHaveLength(2);
});
