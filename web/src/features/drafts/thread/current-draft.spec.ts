import type { JobSnapshot, MessageResponse, ThreadResponse } from '@copydesk/contracts';
import { newJob } from '@/lib/jobs/new-job';
import { currentDraft } from './current-draft';
import { newThread } from './new-thread';

const job = (known: Partial<JobSnapshot<'generate'>>) => newJob('generate', { id: 'job', ...known });
const message = (known: Partial<MessageResponse>): MessageResponse => ({
  id: 'm',
  role: 'assistant',
  content: 'Stored',
  note: null,
  preheader: null,
  suggestions: null,
  stopped: false,
  version: null,
  origin: 'written',
  restoredFrom: null,
  jobId: 'job',
  createdAt: '2026-01-02T00:00:00.000Z',
  ...known,
});
const thread = (known: Partial<ThreadResponse>) => newThread({ id: 't', appId: 1, ...known });

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
    expect(
      currentDraft(thread({}), job({ status: 'completed', result: { messageId: 'm', note: null, cuts } }))?.cuts,
    ).toEqual(cuts);
    const failed = job({ status: 'failed', error: { code: 'model/busy', message: 'Busy' } });
    expect(currentDraft(thread({}), failed)?.failure).toBe('Busy');
  });

  it('hands on why a model broke off what is kept of it', () => {
    const error = { code: 'model/cut-off', message: 'It stopped.' } as const;
    const known = { job: job({ status: 'failed', text: 'De', error }), messages: [message({ stopped: true })] };
    expect(currentDraft(thread(known), null)).toMatchObject({
      state: 'stopped',
      text: 'Stored',
      failure: 'It stopped.',
    });
  });
});

describe('currentDraft of a change', () => {
  const first = message({ id: 'm1', jobId: 'first', content: 'First', version: 1 });
  const asked = message({ id: 'u2', role: 'user', content: 'Shorten it', origin: null });
  const change = (known: Partial<JobSnapshot<'refine-email'>>) =>
    newJob('refine-email', { id: 'job', createdAt: '2026-01-03T00:00:00.000Z', ...known });
  const second = message({
    id: 'm2',
    content: 'Second',
    version: 2,
    origin: 'refined',
    createdAt: '2026-01-03T01:00:00Z',
  });
  const byHand = message({
    id: 'm3',
    jobId: null,
    content: 'By hand',
    version: 3,
    createdAt: '2026-01-04T00:00:00.000Z',
  });

  it('names what was asked for while it is written', () => {
    const draft = currentDraft(thread({ messages: [first, asked], job: change({}) }), change({ text: 'Sec' }));
    expect(draft).toMatchObject({ state: 'writing', text: 'Sec', request: { text: 'Shorten it' }, version: null });
  });

  it.each(['failed', 'cancelled'] as const)('stays with the version before where it %s without a word', (status) => {
    const ended = change({ status, error: status === 'failed' ? { code: 'model/busy', message: 'Busy' } : null });
    const draft = currentDraft(thread({ messages: [first, asked], job: ended }), null);
    expect(draft).toMatchObject({ text: 'First', request: { text: 'Shorten it' }, version: { number: 1 } });
    expect(draft?.state).toBe(status === 'failed' ? 'failed' : 'stopped');
  });

  it('shows what was written live until the thread holds it', () => {
    const live = change({ status: 'completed', text: 'Second' });
    expect(currentDraft(thread({ messages: [first, asked], job: change({}) }), live)).toMatchObject({
      state: 'done',
      text: 'Second',
      version: null,
    });
    expect(currentDraft(thread({ messages: [first, asked, second], job: live }), null)).toMatchObject({
      version: { number: 2, request: { text: 'Shorten it' } },
    });
  });

  it('forgets a failure once there is a newer version', () => {
    const failed = change({ status: 'failed' });
    expect(currentDraft(thread({ messages: [first, asked, byHand], job: failed }), null)).toMatchObject({
      state: 'done',
      text: 'By hand',
      version: { number: 3 },
    });
  });

  describe('where the last request changed nothing', () => {
    const note = 'Nothing was changed. The filing gives no figure for it.';
    const asked = message({ id: 'r', role: 'user', content: 'Add the backlog', origin: null, jobId: 'refine', note });
    const stored = message({ id: 'v1', version: 1 });
    const refining = newJob('refine-email', { id: 'refine', createdAt: '2026-01-03T00:00:00.000Z' });
    const result = { messageId: null, note, cuts: [], summarized: false };
    const ended: JobSnapshot = { ...refining, status: 'completed', text: 'Stored', result };

    it.each([
      ['once it is stored', thread({ job: ended, messages: [stored, asked] }), null],
      [
        'before the thread was read again',
        thread({ job: refining, messages: [stored, { ...asked, note: null }] }),
        ended,
      ],
    ])('the version before stands, with what was asked for and said, %s', (_name, known, live) => {
      expect(currentDraft(known, live)).toMatchObject({
        state: 'done',
        text: 'Stored',
        version: { id: 'v1' },
        request: { text: 'Add the backlog' },
        note,
        unchanged: true,
      });
    });

    it('a version that was made since stands alone', () => {
      const edited = message({
        id: 'v2',
        version: 2,
        origin: 'edited',
        jobId: null,
        createdAt: '2026-01-04T00:00:00.000Z',
      });
      expect(currentDraft(thread({ job: ended, messages: [stored, asked, edited] }), ended)).toMatchObject({
        version: { id: 'v2' },
        note: null,
        unchanged: false,
      });
    });
  });
});
