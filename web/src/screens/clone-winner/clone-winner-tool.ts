import { APP_IDS, CloneWinnerRequest } from '@copydesk/contracts';
import type { Generator } from '@/features/drafts/generating/generator';

export const CLONE_WINNER_GENERATOR: Generator<CloneWinnerRequest> = {
  job: 'generate-clone-winner',
  appId: APP_IDS['clone-winner-v3'],
  Request: CloneWinnerRequest,
};
