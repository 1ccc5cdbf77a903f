import type { TraceEntry } from '@copydesk/text';
import { withWaivers, type KeptWaiver } from './ledgers';

const TEXT = 'Up 13% this year.\n\nDown 13% next year.';

const entry = (from: number): TraceEntry => ({
  from,
  to: from + 3,
  quote: TEXT.slice(from, from + 3),
  kind: 'percent',
  status: 'unsourced',
});
const waiver: KeptWaiver = {
  id: 'a',
  quote: '13%',
  sentence: 'Down 13% next year.',
  reason: 'Audited',
  name: 'Sam',
  at: '2026-01-01T00:00:00.000Z',
};
const ENTRIES = [entry(TEXT.indexOf('13%')), entry(TEXT.lastIndexOf('13%'))];

test('a waiver is put on its claim in its sentence alone, and its status stays', () => {
  const told = { id: 'a', reason: 'Audited', name: 'Sam', at: waiver.at };
  expect(withWaivers(ENTRIES, TEXT, [waiver])).toEqual([ENTRIES[0], { ...ENTRIES[1], waiver: told }]);
});

test('one that was taken back, or of other words, is on none', () => {
  const waived = withWaivers(ENTRIES, TEXT, [waiver]);
  expect(withWaivers(waived, TEXT, [])).toEqual(ENTRIES);
  expect(withWaivers(ENTRIES, TEXT.replace('next', 'this'), [waiver])).toEqual(ENTRIES);
  expect(withWaivers(ENTRIES, TEXT, [{ ...waiver, quote: '13' }])).toEqual(ENTRIES);
});
