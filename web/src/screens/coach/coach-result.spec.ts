import type { DraftOrigin, MessageResponse, ThreadResponse, VersionCoaching } from '@copydesk/contracts';
import { feedbackOf, pastedCopyOf, resultOf } from './coach-result';

const version = (id: string, jobId: string | null, origin: DraftOrigin = 'refined'): MessageResponse => ({
  id,
  role: 'assistant',
  content: `Words of ${id}`,
  note: null,
  preheader: null,
  suggestions: null,
  stopped: false,
  version: null,
  origin,
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
  brief: null,
  brand: null,
  document: null,
  messages,
  catalysts: [],
  summarized: false,
  coachings,
  reviews: [],
  ideas: null,
  mendings: null,
  job: null,
  saved: null,
  createdAt: '',
});

describe('resultOf', () => {
  it('is null while there is nothing but the pasted copy', () => {
    expect(resultOf(thread([version('pasted', null, 'pasted')]))).toBeNull();
  });

  it('is the feedback on the newest version that has one', () => {
    expect(resultOf(thread([version('pasted', null, 'pasted')], [coaching('pasted')]))?.text).toBe(
      'Feedback on pasted',
    );
  });

  it('is what was written after the feedback', () => {
    const written = thread([version('pasted', null, 'pasted'), version('better', 'job')], [coaching('pasted')]);
    expect(resultOf(written)?.text).toBe('Words of better');
    expect(resultOf({ ...written, coachings: [coaching('better')] })?.text).toBe('Feedback on better');
  });

  it('stays while other copy was pasted and has no answer yet', () => {
    expect(resultOf(thread([version('better', 'job'), version('pasted', null, 'pasted')]))?.text).toBe(
      'Words of better',
    );
  });
});

it.each(['edited', 'restored'] as const)('shows an improved version as it was %s', (origin) => {
  const edited = thread([
    version('pasted', null, 'pasted'),
    version('better', 'job'),
    version('by hand', null, origin),
  ]);
  expect(resultOf(edited)?.text).toBe('Words of by hand');
  expect(pastedCopyOf(edited)).toBe('Words of pasted');
});

it('takes the text of a saved email for pasted copy', () => {
  const opened = thread([version('saved', null, 'written')]);
  expect(resultOf(opened)).toBeNull();
  expect(pastedCopyOf(opened)).toBe('Words of saved');
});

it('reads the copy that was pasted last', () => {
  expect(pastedCopyOf(thread([version('a', null, 'pasted'), version('b', null, 'pasted'), version('c', 'job')]))).toBe(
    'Words of b',
  );
});

describe('feedbackOf', () => {
  const improved = [version('pasted', null, 'pasted'), version('better', 'job')];

  it('stays beside the version that was made of the copy', () => {
    expect(feedbackOf(thread(improved, [coaching('pasted')]))?.text).toBe('Feedback on pasted');
  });

  it('is the newest, and none on copy that gave way to other copy', () => {
    const both = [coaching('pasted'), coaching('better')];
    expect(feedbackOf(thread(improved, both))?.text).toBe('Feedback on better');
    const other = [...improved, version('other', null, 'pasted'), version('last', 'job')];
    expect(feedbackOf(thread(other, both))).toBeNull();
    expect(feedbackOf(thread([]))).toBeNull();
  });
});
