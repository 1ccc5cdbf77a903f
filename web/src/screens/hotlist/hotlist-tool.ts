import { APP_IDS, GenerateEmailRequest, hasMaterial, INPUT_REQUIRED, type ThreadResponse } from '@copydesk/contracts';
import { describeInputs, hotlistInputs } from '@/features/briefs/hotlist-request';
import type { DraftTool } from '@/features/drafts/components/use-workspace';
import type { Generator } from '@/features/drafts/generating/generator';
import type { HotlistBrief } from './hotlist-brief';

export const HOTLIST_GENERATOR: Generator<GenerateEmailRequest> = {
  job: 'generate-email',
  appId: APP_IDS['hotlist-generator'],
  Request: GenerateEmailRequest,
  missing: (request) => (hasMaterial(request) ? null : INPUT_REQUIRED),
};

/** What HotList adds to the workspace of its drafts. */
export function hotlistTool(thread: ThreadResponse | null, { found }: HotlistBrief): DraftTool {
  const inputs = hotlistInputs(thread?.inputs ?? {});
  const written = inputs.catalyst ? [{ text: inputs.catalyst }] : [];
  return {
    appType: 'hotlist',
    originalPrompt: describeInputs(inputs),
    fileContent: inputs.fileContent,
    catalysts: found ?? written,
    metadata: thread ? { threadId: thread.id, catalysts: thread.catalysts } : {},
  };
}
