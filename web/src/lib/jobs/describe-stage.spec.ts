import type { JobProgress } from '@copydesk/contracts';
import { describeStage } from './describe-stage';

describe('describeStage', () => {
  it.each<[JobProgress | null, string, string]>([
    [null, '', 'Starting…'],
    [null, 'Dear', 'Writing... 4 characters'],
    [{ stage: 'queued', place: 0 }, '', 'Next in line…'],
    [{ stage: 'queued', place: 3 }, '', 'In line: 3 ahead of you'],
    [{ stage: 'thinking' }, '', 'Thinking…'],
    [{ stage: 'thinking' }, 'Dear', 'Writing... 4 characters'],
    [{ stage: 'writing' }, '', 'Writing...'],
    [{ stage: 'writing' }, 'x'.repeat(1240), 'Writing... 1,240 characters'],
    [{ stage: 'reviewing' }, '', 'RodChief is reading your email…'],
    [{ stage: 'checking' }, '', 'Checking each claim…'],
    [{ stage: 'checking', claims: { done: 9, all: 14 } }, '', '9 of 14 claims checked…'],
    [{ stage: 'checking', claims: { done: 0, all: 1 } }, '', '0 of 1 claim checked…'],
    [{ stage: 'summarizing' }, '', 'Summing up the earlier messages…'],
    [{ stage: 'retrying' }, 'Dear', 'The model was busy. Trying again…'],
  ])('says %o with %j', (progress, text, words) => {
    expect(describeStage({ progress, text, status: 'running' })).toBe(words);
  });

  it('says of a filing that the SEC is asked', () => {
    const filing = { name: 'fetch-filing', text: '', status: 'running' } as const;
    const words = (['fetching', 'reading', 'retrying'] as const).map((stage) =>
      describeStage({ ...filing, progress: { stage } }),
    );
    expect(words).toEqual(['Fetching the filing…', 'Reading the filing…', 'The SEC was busy. Trying again…']);
  });

  it('says where it searches', () => {
    const searching = { progress: { stage: 'searching' }, text: '', status: 'running' } as const;
    expect(describeStage({ ...searching, name: 'find-catalysts' })).toBe('Searching the market news…');
    expect(describeStage({ ...searching, name: 'fact-check' })).toBe('Searching for sources…');
  });
});
