import type { JobSnapshot } from '@copydesk/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { percentAfter } from '@/lib/progress-curve';
import { CAMPAIGN_PROGRESS, CampaignProgress } from './campaign-progress';

const job: JobSnapshot = {
  id: 'job',
  name: 'generate-campaign',
  appId: 10,
  status: 'running',
  attempt: 1,
  threadId: null,
  text: '',
  progress: { stage: 'writing', part: 'email5' },
  result: null,
  error: null,
  createdAt: '',
  finishedAt: null,
};

const show = (status: JobSnapshot['status'], done: number) =>
  renderToStaticMarkup(
    <CampaignProgress job={{ ...job, status }} done={done} reachable isStopping={false} onStop={() => undefined} />,
  );

it('rises by the documented curve, and stays below 100 while the campaign is written', () => {
  const seconds = [0, 0.999, 1, 2, 3, 4, 5, 5.999, 6, 7, 600];
  expect(seconds.map((second) => percentAfter(CAMPAIGN_PROGRESS, second * 1_000))).toEqual([
    0, 0, 10, 25, 40, 55, 70, 70, 85, 85, 85,
  ]);
});

it('fills the bar by the curve alone, and shows the share that is really done beside it', () => {
  const html = show('running', 4);
  expect(html).toContain('aria-valuenow="0"');
  expect(html).toContain('4 of 6 parts, 67%');
});

it('is back at 0 after a failure, beside what is done', () => {
  const html = show('failed', 3);
  expect(html).toContain('aria-valuenow="0"');
  expect(html).toContain('3 of 6 parts, 50%');
});
