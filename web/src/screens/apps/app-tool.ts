import { appTypeOf, GenerateEmailRequest, type AppResponse, type ThreadResponse } from '@copydesk/contracts';
import { textOf } from '@/features/briefs/describe-parts';
import type { DraftTool } from '@/features/drafts/components/use-workspace';
import type { Generator } from '@/features/drafts/generating/generator';
import { appInputs, describeInputs } from './app-brief';

export function appGenerator({ id }: AppResponse): Generator<GenerateEmailRequest> {
  return { job: 'generate-email', appId: id, Request: GenerateEmailRequest };
}

/** What a tool without a screen of its own adds to the workspace of its drafts. */
export function appTool({ name }: AppResponse, thread: ThreadResponse | null): DraftTool {
  const inputs = appInputs(thread?.inputs ?? {});
  const catalysts = thread?.catalysts ?? [];
  return {
    appType: appTypeOf(name),
    originalPrompt: describeInputs(inputs),
    fileContent: textOf(thread?.inputs.fileContent),
    catalysts,
    metadata: { ...inputs, catalysts },
  };
}
