import { APP_IDS, CloneWinnerRequest, LIMITS, type ThreadResponse } from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
import { describeParts } from '@/features/briefs/describe-parts';
import type { DraftTool } from '@/features/drafts/components/use-workspace';
import type { Generator } from '@/features/drafts/generating/generator';
import { BesideWinner } from '@/features/winners/components/beside-winner';
import { CopiedFromWinner } from '@/features/winners/components/copied-from-winner';
import { cloneInputs } from './clone-winner-brief';

export const CLONE_WINNER_GENERATOR: Generator<CloneWinnerRequest> = {
  job: 'generate-clone-winner',
  appId: APP_IDS['clone-winner-v3'],
  Request: CloneWinnerRequest,
};

/** What Clone A Winner adds to the workspace of its drafts. */
export function cloneWinnerTool(thread: ThreadResponse | null): DraftTool {
  const { winnerCopy, customDetails } = cloneInputs(thread?.inputs ?? {});
  const catalysts = thread?.catalysts ?? [];
  const parts = describeParts([
    ['Custom Details', customDetails],
    ['Winner Copy', winnerCopy],
  ]);
  return {
    appType: 'clone-winner',
    originalPrompt: firstCharacters(parts, LIMITS.contentMax),
    fileContent: '',
    catalysts,
    metadata: { generationType: 'clone-winner', customDetails, catalysts },
    Above: CopiedFromWinner,
    Below: BesideWinner,
  };
}
