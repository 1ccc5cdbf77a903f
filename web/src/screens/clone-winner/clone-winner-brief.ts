import type { CloneWinnerRequest, ThreadResponse } from '@copydesk/contracts';
import { describeInLine, textOf } from '@/features/briefs/describe-parts';
import { NO_CATALYSTS, type CatalystsOfBrief, type ChosenCatalyst } from '@/features/catalysts/chosen-catalysts';
import type { BriefKind } from '@/features/drafts/screen/use-brief';

export interface CloneInputs {
  winnerCopy: string;
  customDetails: string;
}

/** Everything that was put in on the left side. */
export interface CloneWinnerBrief extends CloneInputs, CatalystsOfBrief {}

export const EMPTY_BRIEF: CloneWinnerBrief = { ...NO_CATALYSTS, winnerCopy: '', customDetails: '' };

export const CLONE_WINNER_BRIEF: BriefKind<CloneWinnerBrief> = {
  name: 'clone-winner',
  version: 1,
  empty: EMPTY_BRIEF,
  isEmpty: (brief) => !brief.winnerCopy && !brief.customDetails && brief.chosen.length === 0,
  ofThread: (thread) => ({ ...cloneInputs(thread.inputs), chosen: chosenIn(thread), found: null }),
};

/** What was typed when a thread was begun. */
function cloneInputs(inputs: Record<string, unknown>): CloneInputs {
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
  return describeInLine(parts);
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
