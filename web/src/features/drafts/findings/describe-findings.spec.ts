import { checkDraft } from '@copydesk/text';
import { describeFindings } from './describe-findings';

test('each finding is told once, with what the house says instead', () => {
  const draft = `Subject: ${'Robust orders '.repeat(5).trim()}\n\nThey soar.\n\nSubject: Again`;
  const found = checkDraft(draft, { wordsToAvoid: 'robust -> strong, soar', subjectMax: 60 });
  const told = describeFindings(draft, found);
  expect(told).toMatchObject([
    { key: 'long-subject', text: 'The subject line has 69 characters. A phone shows about 60.', offer: null },
    { key: expect.any(String), text: 'There is a second subject line: “Subject: Again”.', offer: null },
    {
      key: 'robust',
      text: '“Robust” is one of your words to avoid. It stands here 5 times.',
      offer: { word: 'strong', text: draft.replaceAll('Robust', 'Strong') },
    },
    { key: 'soar', text: '“soar” is one of your words to avoid.', offer: null },
  ]);
  expect(told.slice(1).map(({ from, to }) => draft.slice(from, to))).toEqual(['Subject: Again', 'Robust', 'soar']);
});

test('nothing is told of a draft in which nothing is wrong', () => {
  expect(describeFindings('Fine.', checkDraft('Fine.', { wordsToAvoid: 'soar', subjectMax: 60 }))).toEqual([]);
});
