import { percentAfter } from '@/lib/progress-curve';
import { CAMPAIGN_PROGRESS, describeDone } from './campaign-progress';

it('rises as documented, and stays below its end while the campaign is written', () => {
  const seconds = [0, 0.999, 1, 2, 3, 4, 5, 5.999, 6, 7, 600];
  expect(seconds.map((second) => percentAfter(CAMPAIGN_PROGRESS, second * 1_000))).toEqual([
    0, 0, 10, 25, 40, 55, 70, 70, 85, 85, 85,
  ]);
});

it('says beside it how many parts are really done', () => {
  expect([0, 2].map(describeDone)).toEqual(['0 of 6 parts', '2 of 6 parts']);
});
