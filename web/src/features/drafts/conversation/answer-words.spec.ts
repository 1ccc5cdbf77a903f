import type { CurrentDraft } from '../thread/current-draft';
import type { Version } from '../thread/versions';
import { answerTo } from './answer-words';

const version = (number: number, text: string, change: Partial<Version> = {}): Version => ({
  ...{ id: `v${number}`, number, text, origin: 'refined', restoredFrom: null, stopped: false, note: null },
  ...{
    preheader: null,
    request: { text: 'Shorter', suggestions: null },
    suggestions: null,
    jobId: null,
    createdAt: '',
  },
  ...change,
});

const draftOf = (newest: Version, change: Partial<CurrentDraft> = {}): CurrentDraft => ({
  ...{ state: 'done', text: newest.text, version: newest, request: newest.request, note: newest.note },
  ...{ unchanged: false, failure: null, cuts: [], job: null },
  ...change,
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('the line that answers a request', () => {
  const before = version(1, words(200), { origin: 'written', request: null });

  it.each([
    ['shortened', version(2, words(100)), 3, 'Shortened to 100 words. 3 places changed.'],
    ['extended', version(2, words(300)), 1, 'Extended to 300 words. 1 place changed.'],
    ['about as long', version(2, words(205)), 2, '2 places changed.'],
    [
      'noted',
      version(2, words(205), { note: 'No figure was left out.' }),
      2,
      '2 places changed. No figure was left out.',
    ],
    [
      'of a review',
      version(2, words(205), { request: { text: 'x', suggestions: ['a', 'b'] } }),
      2,
      '2 suggestions applied. 2 places changed.',
    ],
    [
      'brought back',
      version(3, words(9), { origin: 'restored', restoredFrom: 1, request: null }),
      0,
      'Version 1 is back.',
    ],
  ])('says what was done with a text that is %s', (_how, newest, changes, line) => {
    expect(answerTo(draftOf(newest), [before, newest], changes)).toBe(line);
  });

  it('is the answer itself where nothing was changed', () => {
    const note = 'The filing gives no figure for the backlog.';
    expect(answerTo(draftOf(before, { unchanged: true, note }), [before], 0)).toBe(note);
  });

  it('says that a change was stopped', () => {
    const stopped = version(2, 'x', { stopped: true });
    expect(answerTo(draftOf(stopped, { state: 'stopped' }), [before, stopped], 0)).toBe('Stopped early.');
  });

  it('is the reason for a draft that was chosen from two', () => {
    const chosen = version(2, 'x', {
      origin: 'written',
      request: null,
      note: 'Chosen from two drafts: it opens with news.',
    });
    expect(answerTo(draftOf(chosen), [before, chosen], 0)).toBe(chosen.note);
  });

  it('is what was said of a first version', () => {
    const noted = version(1, 'x', { origin: 'written', request: null, note: 'I left the guarantee out.' });
    expect(answerTo(draftOf(noted), [noted], 0)).toBe(noted.note);
  });

  it('is none for a first version without a note, one that was typed, and while one is written', () => {
    expect(answerTo(draftOf(before), [before], 0)).toBeNull();
    const typed = version(2, 'x', { origin: 'edited', request: null });
    expect(answerTo(draftOf(typed), [before, typed], 0)).toBeNull();
    expect(answerTo(draftOf(typed, { state: 'writing' }), [before, typed], 0)).toBeNull();
  });
});
