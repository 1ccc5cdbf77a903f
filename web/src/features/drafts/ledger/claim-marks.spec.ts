import type { LedgerEntry } from '@copydesk/contracts';
import type { ToldFinding } from '../findings/describe-findings';
import { claimMarks, isOpenMark, markedIn, placeAmong } from './claim-marks';

const TEXT = 'Robust sales are guaranteed to triple, risk-free.';
const at = (words: string) => ({ from: TEXT.indexOf(words), to: TEXT.indexOf(words) + words.length });
const claim: LedgerEntry = { ...at('triple'), quote: 'triple', kind: 'multiple', status: 'traced' };
const rule = { id: 'risk-free', title: 'No risk', why: 'Every investment carries risk.', citation: 'c', rewrite: 'r' };
const finding = (kind: ToldFinding['kind'], words: string): ToldFinding => ({
  ...{ key: words, kind, text: `About ${words}.`, ...at(words), places: [at(words)], offer: null },
  ...(kind === 'promise' && { rule }),
});

const marked = markedIn(
  [claim],
  [
    finding('subject', 'sales'),
    finding('promise', 'risk-free'),
    finding('promise', 'guaranteed to triple'),
    finding('word', 'Robust'),
  ],
);

it('puts claims, promises and words to avoid in the order of the text, a wider one first; a subject line is not marked', () => {
  expect(marked.map(({ from, to }) => TEXT.slice(from, to))).toEqual([
    'Robust',
    'guaranteed to triple',
    'triple',
    'risk-free',
  ]);
  expect(marked.map(isOpenMark)).toEqual([true, true, false, true]);
});

it('names the rule that a promise breaks', () => {
  const described = claimMarks(TEXT, marked, { shown: null, isListed: false }).map(
    ({ first }) => first?.['aria-description'],
  );
  expect(described[0]).toBe('Word to avoid. About Robust.');
  expect(described[3]).toBe('Compliance rule: No risk. About risk-free.');
});

it('finds the same words again where others were found before them, and keeps the place of those that are gone', () => {
  const older = markedIn([], [finding('promise', 'guaranteed to triple'), finding('promise', 'risk-free')]);
  expect(placeAmong(marked, older, 0)).toBe(1);
  expect(placeAmong(marked, older, 1)).toBe(3);
  expect(placeAmong(older, marked, 2)).toBe(2);
  expect(placeAmong(older, marked, 9)).toBe(9);
});

it('underlines what a source proves only where somebody rests on it, or has all claims listed', () => {
  const statuses = ['traced', 'derived', 'found', 'mismatch', 'unsourced'] as const;
  const claims = statuses.map((status): LedgerEntry => ({ ...claim, status }));
  const quiet = (isListed: boolean) =>
    claimMarks(TEXT, claims, { shown: null, isListed }).map(({ className }) => className.includes('transparent'));
  expect(quiet(false)).toEqual([true, true, false, false, false]);
  expect(quiet(true)).toEqual([false, false, false, false, false]);
});
