import { type AppResponse, GenerateEmailRequest } from '@copydesk/contracts';
import type { Generator } from '@/features/drafts/screen/use-generator';

export function appGenerator({ id }: AppResponse): Generator<GenerateEmailRequest> {
  return { job: 'generate-email', appId: id, Request: GenerateEmailRequest };
}
