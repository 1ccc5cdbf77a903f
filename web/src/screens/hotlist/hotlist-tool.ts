import { APP_IDS, GenerateEmailRequest, hasMaterial, INPUT_REQUIRED } from '@copydesk/contracts';
import type { Generator } from '@/features/drafts/generating/generator';

export const HOTLIST_GENERATOR: Generator<GenerateEmailRequest> = {
  job: 'generate-email',
  appId: APP_IDS['hotlist-generator'],
  Request: GenerateEmailRequest,
  missing: (request) => (hasMaterial(request) ? null : INPUT_REQUIRED),
};
