import type { MessageResponse, ThreadResponse, VersionCoaching } from '@copydesk/contracts';
import { pastedCopyOf, resultOf } from './coach-result';

const version = (id: string, jobId: string | null): MessageResponse => ({
  id,
  role: 'assistant',
  content: `Words of ${id}`,
  note: null,
  preheader: null,
  stopped: false,
  version: null,
  origin: jobId === null ? 'edited' : 'refined',
  restoredFrom: null,
  jobId,
  createdAt: '',
});
const coaching = (messageId: string): VersionCoaching => ({
  messageId,
  jobId: `job of ${messageId}`,
  content: `Feedback on ${messageId}`,
  feedback: { verdict: '', blocks: [] },
});
const thread = (messages: MessageResponse[], coachings: VersionCoaching[] = []): ThreadResponse => ({
  id: 't',
  appId: 9,
  campaign: null,
  inputs: null,
  brand: null,
  document: null,
  messages,
  catalysts: [],
  summarized: false,
  coachings,
  reviews: [],
  ideas: null,
  job: null,
  saved: null,
  createdAt: '',
});

describe('resultOf', () => {
  it('is null while there is nothing but the pasted copy', () => {
    expect(resultOf(thread([version('pasted', null)]))).toBeNull();
  });

  it('is the feedback on the newest version that has one', () => {
    expect(resultOf(thread([version('pasted', null)], [coaching('pasted')]))?.text).toBe('Feedback on pasted');
  });

  it('is what was written after the feedback', () => {
    const written = thread([version('pasted', null), version('better', 'job')], [coaching('pasted')]);
    expect(resultOf(written)?.text).toBe('Words of better');
    expect(resultOf({ ...written, coachings: [coaching('better')] })?.text).toBe('Feedback on better');
  });

  it('stays while other copy was pasted and has no answer yet', () => {
    expect(resultOf(thread([version('better', 'job'), version('pasted', null)]))?.text).toBe('Words of better');
  });
});

it('reads the copy that was pasted last', () => {
  expect(pastedCopyOf(thread([version('a', null), version('b', null), version('c', 'job')]))).toBe('Words of b');
});
