import { appTypeOf, documentIn, type AppResponse, type ThreadResponse } from '@copydesk/contracts';
import { textOf } from '@/features/briefs/describe-parts';
import type { DraftTool } from '@/features/drafts/components/use-workspace';
import { appInputs, describeInputs } from './app-brief';

/** What a tool without a screen of its own adds to the workspace of its drafts. */
export function appTool({ name }: AppResponse, thread: ThreadResponse | null): DraftTool {
  const inputs = appInputs({ ...thread?.inputs?.input });
  const catalysts = thread?.catalysts ?? [];
  return {
    appType: appTypeOf(name),
    originalPrompt: describeInputs(inputs),
    fileContent: textOf(thread?.inputs && documentIn(thread.inputs)),
    catalysts,
    metadata: { ...inputs, catalysts },
  };
}
