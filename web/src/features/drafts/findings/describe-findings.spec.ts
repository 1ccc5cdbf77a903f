import { checkDraft, findPromises, withPreheader } from '@copydesk/text';
import { describeFindings, describePreheaderFindings, describePromises, partPromises } from './describe-findings';

test('each finding is told once, with what the house says instead', () => {
  const draft = `Subject: ${'Robust orders '.repeat(5).trim()}\n\nThey soar.\n\nSubject: Again`;
  const found = checkDraft(draft, { wordsToAvoid: 'robust -> strong, soar', subjectMax: 60 });
  const told = describeFindings(draft, found);
  expect(told).toMatchObject([
    { key: 'long-subject', text: 'The subject line has 69 characters. A phone shows about 35.', offer: null },
    { key: expect.any(String), text: 'There is a second subject line: “Subject: Again”.', offer: null },
    {
      key: 'robust',
      text: '“Robust” is one of your words to avoid. It appears 5 times.',
      offer: { word: 'strong', text: draft.replaceAll('Robust', 'Strong'), of: 'draft' },
    },
    { key: 'soar', text: '“soar” is one of your words to avoid.', offer: null },
  ]);
  expect(told.slice(1).map(({ from, to }) => draft.slice(from, to))).toEqual(['Subject: Again', 'Robust', 'soar']);
});

test('nothing is told of a draft in which nothing is wrong', () => {
  expect(describeFindings('Fine.', checkDraft('Fine.', { wordsToAvoid: 'soar', subjectMax: 60 }))).toEqual([]);
});

test('what is wrong with a preheader is told at its place, and mended in it', () => {
  const [draft, preheader] = ['Subject: Up\n\nA robust quarter.', 'One robust line'];
  const found = checkDraft(preheader, { wordsToAvoid: 'robust -> strong', subjectMax: null });
  const told = describePreheaderFindings(draft, preheader, found);
  expect(told).toMatchObject([
    {
      text: 'In the preheader: “robust” is one of your words to avoid.',
      offer: { word: 'strong', text: 'One strong line', of: 'preheader' },
    },
  ]);
  expect(told.map(({ from, to }) => withPreheader(draft, preheader).slice(from, to))).toEqual(['robust']);
});

test('a word to avoid has all its places, in a preheader behind the draft', () => {
  const [draft, preheader] = ['Robust, robust.', 'So robust'];
  const rules = { wordsToAvoid: 'robust', subjectMax: null };
  const placesOf = (text: string, told: ReturnType<typeof describeFindings>) =>
    told.flatMap(({ places }) => places.map(({ from, to }) => text.slice(from, to)));
  expect(placesOf(draft, describeFindings(draft, checkDraft(draft, rules)))).toEqual(['Robust', 'robust']);
  const behind = describePreheaderFindings(draft, preheader, checkDraft(preheader, rules));
  expect(placesOf(withPreheader(draft, preheader), behind)).toEqual(['robust']);
});

test('each wording of a promise is told once, with its rule and all its places', () => {
  const draft = 'It is **guaranteed** to triple, risk-free. Yes, Risk-free.';
  const told = describePromises(findPromises(draft));
  expect(told.map(({ text }) => text)).toEqual([
    '“guaranteed to triple” breaks a compliance rule. Nothing on a market is certain. Certainty about what will be is a promise.',
    '“risk-free” breaks a compliance rule. Every investment carries risk. To deny it is the plainest way to mislead.',
  ]);
  expect(told[1]).toMatchObject({ kind: 'promise', rule: { title: 'No risk' } });
  expect(told[1]?.places.map(({ from, to }) => draft.slice(from, to))).toEqual(['risk-free', 'Risk-free']);
});

test('a promise that somebody answers for is open no more, in that sentence alone', () => {
  const draft = 'It is risk-free.\n\nYes, risk-free.';
  const waiver = { id: '1', name: 'Sam', reason: 'Approved', at: '2026-11-22T10:00:00Z' };
  const kept = { ...waiver, quote: 'risk-free', sentence: 'It is risk-free.' };
  const { open, waived } = partPromises(findPromises(draft), draft, [kept]);
  expect(open).toMatchObject([{ from: draft.lastIndexOf('risk-free') }]);
  expect(waived).toMatchObject([{ kind: 'promise', from: draft.indexOf('risk-free'), waiver }]);
});
