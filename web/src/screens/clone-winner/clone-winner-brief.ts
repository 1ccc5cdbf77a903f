import type { CatalystResponse, CloneWinnerRequest, ThreadResponse } from '@copydesk/contracts';
import { textOf } from '@/features/briefs/describe-parts';
import type { ChosenCatalyst } from '@/features/catalysts/chosen-catalysts';
import type { BriefKind } from '@/features/drafts/screen/use-brief';

/** Everything that was put in on the left side. */
export interface CloneWinnerBrief {
  winnerCopy: string;
  customDetails: string;
  /** The catalysts that go with the request. */
  chosen: ChosenCatalyst[];
  /** The catalysts that fit what was typed; null until a search has ended well. */
  found: CatalystResponse[] | null;
}

export const EMPTY_BRIEF: CloneWinnerBrief = { winnerCopy: '', customDetails: '', chosen: [], found: null };

export const CLONE_WINNER_BRIEF: BriefKind<CloneWinnerBrief> = {
  name: 'clone-winner',
  version: 1,
  empty: EMPTY_BRIEF,
  isEmpty: (brief) => !brief.winnerCopy && !brief.customDetails && brief.chosen.length === 0,
  ofThread: (thread) => ({ ...cloneInputs(thread.inputs), chosen: chosenIn(thread), found: null }),
};

/** What was typed when a thread was begun. */
export function cloneInputs(inputs: Record<string, unknown>) {
  return { winnerCopy: textOf(inputs.winnerCopy), customDetails: textOf(inputs.customDetails) };
}

/** What the server is asked to write from. */
export function requestOf({ winnerCopy, customDetails, chosen }: CloneWinnerBrief): CloneWinnerRequest {
  const catalysts = chosen.map(({ id, text }) => ({ id, text }));
  return { winnerCopy: winnerCopy.trim(), customDetails: customDetails.trim(), catalysts };
}

/** One line on a brief that is folded away. */
export function describeBrief({ winnerCopy, customDetails, chosen }: CloneWinnerBrief): string {
  const catalysts = chosen.length === 1 ? '1 catalyst' : `${chosen.length} catalysts`;
  const parts = [winnerCopy && 'winner copy', customDetails && 'custom details', chosen.length > 0 && catalysts];
  return parts.filter(Boolean).join(' · ') || 'Empty brief';
}

/** The catalysts as a thread was given them; their titles are kept beside what was handed in. */
function chosenIn({ inputs, catalysts }: ThreadResponse): ChosenCatalyst[] {
  const given: unknown[] = Array.isArray(inputs.catalysts) ? inputs.catalysts : [];
  return given.flatMap((one) => {
    if (typeof one !== 'object' || one === null || !('id' in one && 'text' in one)) return [];
    const [id, text] = [textOf(one.id), textOf(one.text)];
    return [{ id, text, title: catalysts.find((used) => String(used.id) === id)?.title ?? text }];
  });
}
