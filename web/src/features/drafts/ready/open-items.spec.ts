import type { Improvement, LedgerEntry } from '@copydesk/contracts';
import type { ToldFinding } from '../findings/describe-findings';
import { type DraftState, openItems, waiverOf } from './open-items';

const TEXT = 'Subject: Up\n\nSales were $5 billion, up 9%. Jo Roe said so. It is risk-free.';

function entry(quote: string, status: LedgerEntry['status'], rest: Partial<LedgerEntry> = {}): LedgerEntry {
  const from = TEXT.indexOf(quote);
  return { from, to: from + quote.length, quote, kind: 'amount', status, ...rest };
}

const finding = (kind: ToldFinding['kind'], quote: string): ToldFinding => {
  const from = TEXT.indexOf(quote);
  const to = from + quote.length;
  return { key: quote, kind, text: `About ${quote}`, from, to, places: [{ from, to }], offer: null };
};

const NOTE: Improvement = { criterion: 'hook', line: 'Up', suggestion: 'Say **who**.' };
const NOTHING: DraftState = {
  text: TEXT,
  entries: [],
  findings: [],
  waived: [],
  contradictions: [],
  form: [],
  mendings: [],
  notes: [],
  kept: [],
};
const ALL: DraftState = {
  ...NOTHING,
  notes: [{ improvement: NOTE, place: 0, span: null }],
  form: [{ id: 'no-link', title: 'Nothing to click', text: 'Add one.', span: null }],
  mendings: [{ edit: { action: 'cut', quote: 'It is' }, text: 'Cut it.', span: null }],
  contradictions: [{ from: TEXT.indexOf('up 9'), to: TEXT.indexOf(' 9%'), text: 'Two prices' }],
  findings: [finding('subject', 'Up'), finding('word', 'said'), finding('promise', 'risk-free')],
  entries: [
    entry('9%', 'unsourced'),
    entry('$5 billion', 'found'),
    entry('Jo Roe', 'unsourced', { kind: 'name' }),
    entry('Sales', 'traced'),
    entry('were', 'mismatch'),
  ],
};

test('the worst stands first, whatever its place in the text', () => {
  expect(openItems(ALL).open.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'differs: were',
    'promise: risk-free',
    'word: said',
    'invented: Jo Roe',
    'contradiction: up',
    'to-confirm: $5 billion',
    'unsourced: 9%',
    'form: Subject line',
    'form: Nothing to click',
    'mending: Suggestion',
    'note: Hook',
  ]);
});

test('what is proved, confirmed or kept with a reason is not left to do', () => {
  const signed = { id: '1', name: 'Sam', at: '2026-11-22T10:00:00Z' };
  const entries = [
    entry('Sales', 'derived'),
    entry('$5 billion', 'found', { confirmation: signed }),
    entry('9%', 'mismatch', { waiver: { ...signed, reason: 'From the call' } }),
  ];
  expect(openItems({ ...NOTHING, entries })).toEqual({ open: [], kept: [] });
});

test('a quotation that is not word for word is invented, and not a figure that differs', () => {
  const [item] = openItems({ ...NOTHING, entries: [entry('said so', 'mismatch', { kind: 'quotation' })] }).open;
  expect(item).toMatchObject({ kind: 'invented', label: 'Differs from the source' });
});

test('what is kept leaves the list, and comes back when its sentence changes', () => {
  const entries = [entry('9%', 'unsourced')];
  const kept = openItems({ ...NOTHING, entries }).open.map(({ key }) => key);
  expect(openItems({ ...NOTHING, entries, kept })).toMatchObject({ open: [], kept: [{ title: '9%' }] });
  const text = TEXT.replace('up 9%', 'by 9%');
  expect(openItems({ ...NOTHING, text, entries, kept }).open).toHaveLength(1);
});

test('a promise is kept with a reason alone', () => {
  const promise = finding('promise', 'risk-free');
  const kept = openItems({ ...NOTHING, findings: [promise] }).open.map(({ key }) => key);
  expect(openItems({ ...NOTHING, findings: [promise], kept }).open).toMatchObject([{ kind: 'promise' }]);
  const waiver = { id: '1', name: 'Sam', at: '2026-11-22T10:00:00Z', reason: 'Approved' };
  const { open, kept: waived } = openItems({ ...NOTHING, waived: [{ ...promise, waiver }] });
  expect(open).toEqual([]);
  expect(waived.map(waiverOf)).toEqual([waiver]);
});

test('the same figure twice in a sentence is two items', () => {
  const { open } = openItems({ ...NOTHING, entries: [entry('9%', 'unsourced'), entry('9%', 'unsourced')] });
  expect(new Set(open.map(({ key }) => key)).size).toBe(2);
});
