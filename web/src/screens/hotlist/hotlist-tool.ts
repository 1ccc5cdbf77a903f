import type { ThreadResponse } from '@copydesk/contracts';
import { describeInputs, hotlistInputs } from '@/features/briefs/hotlist-request';
import type { DraftTool } from '@/features/drafts/components/use-workspace';
import type { HotlistBrief } from './hotlist-brief';

/** What HotList adds to the workspace of its drafts. */
export function hotlistTool(thread: ThreadResponse | null, { found }: HotlistBrief): DraftTool {
  const inputs = hotlistInputs({ ...thread?.inputs?.input });
  const written = inputs.catalyst ? [{ text: inputs.catalyst }] : [];
  return {
    appType: 'hotlist',
    originalPrompt: describeInputs(inputs),
    fileContent: inputs.fileContent,
    catalysts: found ?? written,
    metadata: thread ? { threadId: thread.id, catalysts: thread.catalysts } : {},
  };
}
