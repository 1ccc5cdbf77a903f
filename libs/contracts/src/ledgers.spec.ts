import type { TraceEntry } from '@copydesk/text';
import { ledgerOf, withConfirmations, withWaivers, type KeptConfirmation, type KeptWaiver } from './ledgers';

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

test('a confirmation is put on its claim where that is found, in its sentence, and leaves others as they are', () => {
  const found = ENTRIES.map((entry): TraceEntry => ({ ...entry, status: 'found' }));
  const kept: KeptConfirmation = { id: 'c', claim: '13%', sentence: waiver.sentence, name: 'Sam', at: waiver.at };
  const confirmation = { id: 'c', name: 'Sam', at: waiver.at };
  const confirmed = withConfirmations(found, TEXT, [kept]);
  expect(confirmed).toEqual([found[0], { ...found[1], confirmation }]);
  expect(withConfirmations(confirmed, TEXT, [])).toEqual(confirmed);
  expect(withConfirmations(found, TEXT.replace('next', 'this'), [kept])).toEqual(found);
  expect(withConfirmations(ENTRIES, TEXT, [kept])).toEqual(ENTRIES);
});

test('a ledger counts what the sources say, whoever answers for it', () => {
  const statuses = ['traced', 'derived', 'found', 'mismatch', 'unsourced'] as const;
  const entries = statuses.map((status) => ({ ...entry(0), status }));
  expect(ledgerOf(entries)).toEqual({ entries, traced: 2, found: 1, total: 5 });
});
