import type { LedgerEntry } from '@copydesk/contracts';
import type { EvidenceSource } from '@copydesk/text';
import { describeClaim, describeLedger, explainClaim, isOpen, lookOf, nextClaim } from './describe-claim';

const SOURCE: EvidenceSource = {
  kind: 'document',
  name: null,
  date: null,
  page: 28,
  from: 10,
  to: 17,
  quote: 'Revenue $18,120  $5,931',
};
const WAIVER = { id: 'w', reason: 'From the call', name: 'Sam', at: '2026-11-22T10:00:00Z' };

const entry = (status: LedgerEntry['status'], rest: Partial<LedgerEntry> = {}): LedgerEntry => ({
  from: 0,
  to: 6,
  quote: '$7,192',
  kind: 'amount',
  status,
  ...rest,
});
const near = (
  why: NonNullable<LedgerEntry['near']>['why'],
  says = 'Revenue: $18.12 billion (3 months to October 2023)',
) => entry('mismatch', { near: { source: SOURCE, why, says } });

describe('describeLedger', () => {
  it.each([
    ['everything traced', [entry('traced'), entry('derived')], '2 of 2 traced', 'good'],
    ['something without a source', [entry('traced'), entry('unsourced')], '1 of 2 traced', 'warn'],
    ['something that differs', [entry('unsourced'), near('value')], '0 of 2 traced', 'bad'],
    [
      'something waived',
      [entry('traced'), { ...near('value'), waiver: WAIVER }],
      '1 of 2 traced, 1 kept anyway',
      'good',
    ],
    ['a waiver of what is traced now', [{ ...entry('traced'), waiver: WAIVER }], '1 of 1 traced', 'good'],
  ])('tells of %s', (_what, entries, words, tone) => {
    expect(describeLedger({ entries })).toMatchObject({ words, tone });
  });
});

describe('explainClaim', () => {
  it.each([
    ['value', 'The document gives a different figure. Revenue: $18.12 billion (3 months to October 2023).'],
    ['sign', /says the opposite: a loss and not a gain/],
    ['scope', /The figure is right, but it belongs to something else: a part of the company/],
    ['period', /^The same number stands on p\. 28 for another period\. Check the period\. Revenue/],
    ['scale', /The digits are right, but not the scale/],
    ['words', 'The document words it differently. A quotation must be word for word.'],
  ] as const)('says why a %s differs', (why, words) => {
    expect(explainClaim(near(why))).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
  });

  it('names the source of a figure of another period that has no pages', () => {
    const source: EvidenceSource = { ...SOURCE, kind: 'brief', page: null };
    const told = explainClaim(entry('mismatch', { near: { source, why: 'period', says: 'Revenue: $5 million' } }));
    expect(told).toMatch(/^The same number stands in your brief for another period\. Check the period\./);
  });

  it('says what follows from the figures of a source', () => {
    const formula = '($18.12 billion − $5.93B) ÷ $5.93B = 205.5%';
    const differs = entry('mismatch', { formula, near: { source: SOURCE, why: 'value', says: formula } });
    expect(explainClaim(differs)).toBe('The figures of the document come to a different one.');
    expect(explainClaim(entry('derived', { formula, source: SOURCE }))).toMatch(/follows from two figures/);
  });

  it('names the news by its publisher and day', () => {
    const source: EvidenceSource = { ...SOURCE, kind: 'catalyst', name: 'Reuters', date: '2026-11-20' };
    const differs = entry('mismatch', { near: { source, why: 'value', says: 'Revenue: $5 million' } });
    expect(explainClaim(differs)).toBe(
      'The news of Reuters, 2026-11-20 gives a different figure. Revenue: $5 million.',
    );
  });

  it('says the way on where nothing is found', () => {
    expect(explainClaim(entry('unsourced'))).toMatch(/that proves this figure\. Add its source to the brief/);
    expect(explainClaim(entry('unsourced', { kind: 'name' }))).toMatch(/that proves this name\./);
  });
});

describe('describeClaim', () => {
  it('says to a screen reader what the card shows', () => {
    expect(describeClaim(entry('traced', { source: SOURCE }))).toBe('Traced to its source. The document, p. 28');
    expect(describeClaim({ ...entry('unsourced'), waiver: WAIVER })).toMatch(/^Kept anyway/);
  });
});

describe('nextClaim', () => {
  const entries = [entry('traced'), near('value'), entry('traced'), entry('unsourced')];
  it.each([
    ['the first', null, 1, 0],
    ['the last', null, -1, 3],
    ['round the end', 3, 1, 0],
    ['round the beginning', 0, -1, 3],
  ] as const)('goes to %s', (_what, from, by, to) => expect(nextClaim(entries, from, by)).toBe(to));

  it('goes among the open ones alone', () => {
    expect(nextClaim(entries, null, 1, isOpen)).toBe(1);
    expect(nextClaim(entries, 1, 1, isOpen)).toBe(3);
    expect(nextClaim(entries, 3, 1, isOpen)).toBe(1);
    expect(nextClaim([entry('traced')], null, 1, isOpen)).toBeNull();
    expect(nextClaim([], null, 1)).toBeNull();
  });
});

it('shows what somebody answers for apart, unless a source proves it by now', () => {
  expect(lookOf({ ...near('value'), waiver: WAIVER })).toBe('waived');
  expect(isOpen({ ...near('value'), waiver: WAIVER })).toBe(false);
  expect(lookOf({ ...entry('traced'), waiver: WAIVER })).toBe('traced');
});

test('a page is told by who published it, and when', () => {
  const source = { ...SOURCE, name: 'Reuters', date: '2026-11-03', page: null };
  expect(describeClaim(entry('traced', { source }))).toBe('Traced to its source. Reuters, 3 Nov 2026');
});
