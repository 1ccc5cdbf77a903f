import type { MessageResponse } from '@copydesk/contracts';
import { newJob } from '@/lib/jobs/new-job';
import { newThread } from './new-thread';
import { conversationOf } from './versions';

const message = (id: string, role: 'user' | 'assistant', jobId: string | null): MessageResponse => ({
  id,
  role,
  content: id,
  note: null,
  preheader: null,
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
  turns.map((turn) => (turn.kind === 'version' ? [turn.version.number, turn.version.note] : turn.text));

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
