import { newThread } from '@/features/drafts/threads/new-thread';
import { CLONE_WINNER_BRIEF, describeBrief, EMPTY_BRIEF, requestOf } from './clone-winner-brief';

const chosen = [{ id: '7', title: 'Rates', text: 'Rates fell.' }];

test('what is asked for is trimmed, and names each catalyst by id and text', () => {
  const brief = { ...EMPTY_BRIEF, winnerCopy: ' winner ', customDetails: ' details\n', chosen };
  expect(requestOf(brief)).toEqual({
    winnerCopy: 'winner',
    customDetails: 'details',
    catalysts: [{ id: '7', text: 'Rates fell.' }],
  });
});

test('a thread from another tab brings its brief', () => {
  const thread = newThread({
    id: 't',
    appId: 7,
    inputs: {
      tool: 'clone-winner-v3',
      input: { winnerCopy: 'winner', customDetails: 'details', catalysts: [{ id: '7', text: 'Rates fell.' }] },
    },
    catalysts: [
      { id: 7, title: 'Rates', source: null, url: null, publishedAt: '2026-11-20T00:00:00.000Z', isSample: false },
    ],
  });
  const brief = CLONE_WINNER_BRIEF.ofThread(thread);
  expect(brief).toEqual({ winnerCopy: 'winner', customDetails: 'details', chosen, found: null });
  expect(describeBrief(brief)).toBe('winner copy · custom details · 1 catalyst');
  expect(CLONE_WINNER_BRIEF.ofThread({ ...thread, inputs: null })).toEqual(EMPTY_BRIEF);
});

test('a folded brief without anything in it says so', () => {
  expect(describeBrief(EMPTY_BRIEF)).toBe('Empty brief');
});
