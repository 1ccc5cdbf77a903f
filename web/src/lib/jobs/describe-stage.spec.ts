import type { JobProgress } from '@copydesk/contracts';
import { describeStage } from './describe-stage';

describe('describeStage', () => {
  it.each<[JobProgress | null, string, string]>([
    [null, '', 'Starting…'],
    [null, 'Dear', 'Writing... 4 characters'],
    [{ stage: 'queued', place: 0 }, '', 'Next in line…'],
    [{ stage: 'queued', place: 3 }, '', 'In line: 3 ahead of you'],
    [{ stage: 'writing' }, '', 'Writing...'],
    [{ stage: 'writing' }, 'x'.repeat(1240), 'Writing... 1,240 characters'],
    [{ stage: 'retrying' }, 'Dear', 'The model was busy. Trying again…'],
  ])('says %o with %j', (progress, text, words) => {
    expect(describeStage({ progress, text, status: 'running' })).toBe(words);
  });
});
