import type { LedgerEntry } from '@copydesk/contracts';
import { type EvidenceSource, isOpenClaim, lookOf } from '@copydesk/text';
import { describeClaim, describeLedger, explainClaim, keysOf, nextClaim, tellPlace } from './describe-claim';

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
  const CONFIRMED = { id: 'c', name: 'Sam', at: WAIVER.at };
  it.each([
    ['everything traced', [entry('traced'), entry('derived')], '2 traced', 'good'],
    ['something to check', [entry('traced'), entry('found')], '1 traced, 1 to check', 'warn'],
    ['something without a source', [entry('traced'), entry('unsourced')], '1 traced, 1 without a source', 'warn'],
    ['something that differs', [entry('found'), near('value'), near('sign')], '0 traced, 1 to check, 2 differ', 'bad'],
    [
      'what people say of it',
      [entry('traced'), { ...entry('found'), confirmation: CONFIRMED }, { ...near('value'), waiver: WAIVER }],
      '1 traced, 1 confirmed, 1 kept anyway',
      'good',
    ],
    ['a waiver of what is traced now', [{ ...entry('traced'), waiver: WAIVER }], '1 traced', 'good'],
  ])('tells of %s', (_what, entries, words, tone) => {
    expect(describeLedger({ entries })).toMatchObject({ words, tone });
  });
});

describe('explainClaim', () => {
  it.each([
    ['value', 'The document gives a different figure.'],
    ['sign', /says the opposite: a loss and not a gain/],
    ['scope', /The figure is right, but it belongs to something else: a part of the company/],
    ['period', 'The same number stands on p. 28 for another period. Check the period.'],
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
    expect(explainClaim(differs)).toBe('The news of Reuters, 2026-11-20 gives a different figure.');
  });

  it('says why a claim is to be checked: as it was told, else by what the source has', () => {
    const reason = 'The document has $7,192 as Revenue (p. 28). Confirm the period.';
    expect(explainClaim(entry('found', { reason }))).toBe(reason);
    const kept = entry('found', {
      near: { source: SOURCE, why: 'period', says: 'Revenue: $7,192' },
      unread: ['rival'],
    });
    expect(explainClaim(kept)).toBe(
      'The same number stands on p. 28 for another period. Check the period. Revenue: $7,192.',
    );
    const unread = entry('found', {
      near: { source: SOURCE, why: 'unread', says: 'Revenue: $7,192' },
      unread: ['rival'],
    });
    expect(explainClaim(unread)).toBe('The document has the same value. Revenue: $7,192. Not read: “rival”.');
  });

  it('says the way on where nothing is found', () => {
    expect(explainClaim(entry('unsourced'))).toMatch(/that proves this figure\. Add its source to the brief/);
    expect(explainClaim(entry('unsourced', { kind: 'name' }))).toMatch(/that proves this name\./);
  });
});

describe('keysOf', () => {
  it('has what draft and source say, in the words that were compared', () => {
    const keys = { draft: 'revenue, fiscal 2024, $152.7bn', source: 'Net sales, fiscal 2024, $159.5bn' };
    expect(keysOf({ ...near('value'), keys })).toEqual([
      ['Draft', keys.draft],
      ['Source, p. 28', keys.source],
    ]);
    expect(keysOf(near('value', 'Revenue: $18.12 billion'))).toEqual([
      ['Draft', '$7,192'],
      ['Source, p. 28', 'Revenue: $18.12 billion'],
    ]);
  });

  it('has none where nothing differs, and none of a quotation', () => {
    expect([near('words'), entry('found'), entry('traced', { source: SOURCE })].map(keysOf)).toEqual([
      null,
      null,
      null,
    ]);
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
    expect(nextClaim(entries, null, 1, isOpenClaim)).toBe(1);
    expect(nextClaim(entries, 1, 1, isOpenClaim)).toBe(3);
    expect(nextClaim(entries, 3, 1, isOpenClaim)).toBe(1);
    expect(nextClaim([entry('traced')], null, 1, isOpenClaim)).toBeNull();
    expect(nextClaim([], null, 1)).toBeNull();
  });
});

it('shows what somebody answers for apart, unless a source proves it by now', () => {
  expect(lookOf({ ...near('value'), waiver: WAIVER })).toBe('waived');
  expect(isOpenClaim({ ...near('value'), waiver: WAIVER })).toBe(false);
  expect(lookOf({ ...entry('traced'), waiver: WAIVER })).toBe('traced');
});

test('a page is told by who published it, and when', () => {
  const source = { ...SOURCE, name: 'Reuters', date: '2026-11-03', page: null };
  expect(describeClaim(entry('traced', { source }))).toBe('Traced to its source. Reuters, 3 Nov 2026');
});

test('a place is told by what the issuer says of its own figure, else by name and page', () => {
  const says = 'NVIDIA, Form 10-Q, three months to 27 July 2025, revenue (us-gaap:Revenues)';
  const tag = { concept: 'us-gaap:Revenues', says, start: '2025-04-28', end: '2025-07-27', value: 1, unit: 'USD' };
  expect(tellPlace({ ...SOURCE, tag: { ...tag, isPart: false } })).toBe(says);
  expect(tellPlace(SOURCE)).toBe('The document, p. 28');
});
