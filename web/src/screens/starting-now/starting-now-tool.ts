import type { ThreadResponse } from '@copydesk/contracts';
import { describeEvent, eventInputs } from '@/features/briefs/event-request';
import type { DraftTool } from '@/features/drafts/components/use-workspace';
import type { ProgressCurve } from '@/lib/progress-curve';

const PROGRESS: ProgressCurve = { delayMs: 0, everyMs: 500, cap: 95, step: () => 5 };

/** What Starting Now adds to the workspace of its drafts. */
export function startingNowTool(thread: ThreadResponse | null): DraftTool {
  const inputs = eventInputs({ ...thread?.inputs?.input });
  const catalysts = thread?.catalysts ?? [];
  return {
    appType: 'starting-now',
    originalPrompt: describeEvent(inputs),
    fileContent: inputs.fileContent,
    catalysts,
    metadata: { ...inputs, generationType: 'starting-now', catalysts },
    progress: PROGRESS,
  };
}
