import type { MessageResponse } from '@copydesk/contracts';
import { newJob } from '@/lib/jobs/new-job';
import { newThread } from './new-thread';
import { conversationOf } from './versions';

const message = (id: string, role: 'user' | 'assistant', jobId: string | null): MessageResponse => ({
  id,
  role,
  content: id,
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

test('a conversation holds all that was said, also what led to nothing', () => {
  const turns = conversationOf(thread);
  expect(turns.map((turn) => (turn.kind === 'request' ? turn.text : turn.version.number))).toEqual([
    'brief',
    1,
    'lost',
    2,
    'now',
  ]);
  expect(turns[0]).toMatchObject({ isBrief: true });
});
