import { GenerateEmailRequest, type AppResponse } from '@copydesk/contracts';
import type { Generator } from '@/features/drafts/generating/generator';

export function appGenerator({ id }: AppResponse): Generator<GenerateEmailRequest> {
  return { job: 'generate-email', appId: id, Request: GenerateEmailRequest };
}
