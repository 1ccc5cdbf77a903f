import type { JobSnapshot, MessageResponse, ThreadResponse } from '@copydesk/contracts';
import { newJob } from '@/lib/jobs/new-job';
import { currentDraft } from './current-draft';

const job = (known: Partial<JobSnapshot<'generate-email'>>) => newJob('generate-email', { id: 'job', ...known });
const message = (known: Partial<MessageResponse>): MessageResponse => ({
  id: 'm',
  role: 'assistant',
  content: 'Stored',
  stopped: false,
  jobId: 'job',
  createdAt: '',
  ...known,
});
const thread = (known: Partial<ThreadResponse>): ThreadResponse => ({
  id: 't',
  appId: 1,
  inputs: {},
  messages: [],
  job: null,
  generationId: null,
  createdAt: '',
  ...known,
});

describe('currentDraft', () => {
  it('is null where nothing was written and nothing writes', () => {
    expect(currentDraft(thread({ messages: [message({ role: 'user' })] }), null)).toBeNull();
  });

  it.each<[string, Partial<ThreadResponse>, JobSnapshot | null, string, string]>([
    ['the live text', { job: job({}) }, job({ status: 'running', text: 'Dear' }), 'writing', 'Dear'],
    ['what is queued', { job: job({}) }, null, 'writing', ''],
    [
      'the end before the thread was read again',
      { job: job({}) },
      job({ status: 'completed', text: 'Dear.' }),
      'done',
      'Dear.',
    ],
    [
      'the stored message at the end',
      { job: job({ status: 'completed', text: 'x' }), messages: [message({})] },
      null,
      'done',
      'Stored',
    ],
    [
      'what was stopped',
      { job: job({}), messages: [message({ stopped: true })] },
      job({ status: 'cancelled', text: 'De' }),
      'stopped',
      'Stored',
    ],
    [
      'a failure',
      { job: job({}) },
      job({ status: 'failed', text: 'De', error: { code: 'model/busy', message: 'Busy' } }),
      'failed',
      'De',
    ],
    ['a thread without a job', { messages: [message({ jobId: null })] }, null, 'done', 'Stored'],
    [
      'a new attempt over the stored part',
      { job: job({}), messages: [message({ stopped: true })] },
      job({ status: 'running', text: 'New' }),
      'writing',
      'New',
    ],
  ])('shows %s', (_what, known, live, state, text) => {
    expect(currentDraft(thread(known), live)).toMatchObject({ state, text });
  });

  it('hands on the failure and the cuts', () => {
    const cuts = [{ field: 'fileContent', from: 10, to: 5 }];
    expect(currentDraft(thread({}), job({ status: 'completed', result: { messageId: 'm', cuts } }))?.cuts).toEqual(
      cuts,
    );
    const failed = job({ status: 'failed', error: { code: 'model/busy', message: 'Busy' } });
    expect(currentDraft(thread({}), failed)?.failure).toBe('Busy');
  });
});
