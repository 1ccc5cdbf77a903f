import { APP_IDS, EVENT_REQUIRED, isGiven, StartingNowRequest } from '@copydesk/contracts';
import type { Generator } from '@/features/drafts/generating/generator';
import type { ProgressCurve } from '@/lib/progress-curve';

export const STARTING_NOW_GENERATOR: Generator<StartingNowRequest> = {
  job: 'generate-starting-now-email',
  appId: APP_IDS['starting-now-generator'],
  Request: StartingNowRequest,
  missing: ({ eventInfo }) => (isGiven(eventInfo) ? null : EVENT_REQUIRED),
};

export const STARTING_NOW_PROGRESS: ProgressCurve = { delayMs: 0, everyMs: 500, cap: 95, step: () => 5 };
