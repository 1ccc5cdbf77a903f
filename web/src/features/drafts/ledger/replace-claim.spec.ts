import type { LedgerEntry } from '@copydesk/contracts';
import { withPreheader } from '@copydesk/text';
import { replacementOf } from './replace-claim';

const DRAFT = 'Subject: The quarter\n\nRevenue was $4.5 billion. The loss was **$1 million**.';
const PREHEADER = 'Revenue of $4.5 billion';

const entryAt = (text: string, quote: string, change: Partial<LedgerEntry> = {}): LedgerEntry => {
  const from = text.lastIndexOf(quote);
  return { from, to: from + quote.length, quote, kind: 'amount', status: 'mismatch', use: '$4.79 billion', ...change };
};

it.each([
  ['Revenue was $4.5 billion.', '$4.5 billion', 'Revenue was $4.79 billion.'],
  ['Revenue was **$4.5 billion**.', '$4.5 billion', 'Revenue was **$4.79 billion**.'],
  ['Revenue was $4.5 **billion, up**.', '$4.5 **billion', 'Revenue was **$4.79 billion, up**.'],
  ['**Up**\nRevenue **was $4.5** billion.', '$4.5** billion', '**Up**\nRevenue **was $4.79 billion**.'],
  ['Revenue was **$4.5** billion.', '$4.5** billion', 'Revenue was **$4.79 billion**.'],
])('puts what a source proves in the place of a figure: %j', (text, quote, after) => {
  expect(replacementOf(entryAt(text, quote), text, null)).toEqual({ word: '$4.79 billion', text: after, of: 'draft' });
});

it('keeps the sign of a loss as it is proved', () => {
  const offer = replacementOf(entryAt(DRAFT, '$1 million', { use: '-$283 million' }), DRAFT, PREHEADER);
  expect(offer?.text).toBe(DRAFT.replace('$1 million', '-$283 million'));
});

it('changes the preheader where the figure stands there', () => {
  const entry = entryAt(withPreheader(DRAFT, PREHEADER), '$4.5 billion');
  expect(replacementOf(entry, DRAFT, PREHEADER)).toEqual({
    word: '$4.79 billion',
    text: 'Revenue of $4.79 billion',
    of: 'preheader',
  });
});

it.each<[string, Partial<LedgerEntry>]>([
  ['nothing is proved', { use: undefined }],
  ['it does not differ', { status: 'found' }],
  ['somebody answers for it', { waiver: { id: 'w', reason: 'Restated', name: 'Sam', at: '2026-01-01' } }],
])('offers nothing where %s', (_, change) => {
  const { use, ...entry } = entryAt(DRAFT, '$4.5 billion', change);
  expect(replacementOf({ ...entry, ...(use !== undefined && { use }) }, DRAFT, null)).toBeNull();
});
