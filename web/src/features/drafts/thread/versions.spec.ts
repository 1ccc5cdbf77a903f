import type { MessageResponse } from '@copydesk/contracts';
import { newJob } from '@/lib/jobs/new-job';
import { newThread } from './new-thread';
import { conversationOf, describeOrigin, versionsOf } from './versions';

const message = (id: string, role: 'user' | 'assistant', jobId: string | null): MessageResponse => ({
  id,
  role,
  content: id,
  note: null,
  preheader: null,
  suggestions: null,
  stopped: false,
  version: null,
  origin: role === 'assistant' ? 'refined' : null,
  restoredFrom: null,
  jobId,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const messages = [
  message('brief', 'user', 'j1'),
  message('v1', 'assistant', 'j1'),
  message('lost', 'user', 'j2'),
  message('by hand', 'assistant', null),
  message('now', 'user', 'j3'),
];
const thread = newThread({ id: 't', appId: 1, messages, job: newJob('refine-email', { id: 'j3' }) });

const said = (turns: ReturnType<typeof conversationOf>) =>
  turns.map((turn) => {
    if (turn.kind === 'version') return [turn.version.number, turn.version.note];
    return turn.kind === 'request' ? turn.request.text : turn.text;
  });

test('a conversation holds all that was said, also what led to nothing', () => {
  const turns = conversationOf(thread);
  expect(said(turns)).toEqual(['brief', [1, null], 'lost', [2, null], 'now']);
  expect(turns[0]).toMatchObject({ isBrief: true });
});

test('what the assistant said stands with its version, or behind the request that changed nothing', () => {
  const noted = messages.map((one) => ({ ...one, note: one.id === 'v1' || one.id === 'now' ? `of ${one.id}` : null }));
  expect(said(conversationOf({ ...thread, messages: noted }))).toEqual([
    'brief',
    [1, 'of v1'],
    'lost',
    [2, null],
    'now',
    'of now',
  ]);
});

test('suggestions that were applied stand as such before their version, by whichever way they were applied', () => {
  const exact = { ...message('exact', 'assistant', null), origin: 'edited' as const, suggestions: ['Cut it'] };
  const asked = { ...message('prompt', 'user', 'j4'), suggestions: ['Say who', 'Say when'] };
  const written = message('written', 'assistant', 'j4');
  const open = { ...message('prompt', 'user', 'j5'), suggestions: ['Say why'] };
  const turns = conversationOf({ ...thread, messages: [exact, asked, written, open] });
  expect(
    turns.map((turn) => (turn.kind === 'request' ? [turn.request.suggestions, turn.isApplied] : turn.kind)),
  ).toEqual([[['Cut it'], true], 'version', [['Say who', 'Say when'], true], 'version', [['Say why'], false]]);
  expect(versionsOf({ ...thread, messages: [exact] }).map(describeOrigin)).toEqual(['suggestions applied']);
});
