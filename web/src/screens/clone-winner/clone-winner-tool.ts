import { LIMITS, type ThreadResponse } from '@copydesk/contracts';
import { firstCharacters } from '@copydesk/text';
import { describeParts } from '@/features/briefs/describe-parts';
import type { DraftTool } from '@/features/drafts/components/use-workspace';
import { BesideWinner } from '@/features/winners/components/beside-winner';
import { CopiedFromWinner } from '@/features/winners/components/copied-from-winner';
import { cloneInputs } from './clone-winner-brief';

/** What Clone A Winner adds to the workspace of its drafts. */
export function cloneWinnerTool(thread: ThreadResponse | null): DraftTool {
  const { winnerCopy, customDetails } = cloneInputs({ ...thread?.inputs?.input });
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
