import { isGiven, type GeneratingTool, type ToolInput, type ToolInputs } from '@copydesk/contracts';
import { cloneWinnerTool } from './clone-winner.tool';
import { coachImproveTool } from './coach-improve.tool';
import { hotlistTool } from './hotlist.tool';
import { startingNowTool } from './starting-now.tool';
import { subjectLinesTool } from './subject-lines.tool';
import type { DraftForm, Prompt, PromptSetting, WritingTool } from './tool';

/** What each tool writes with. */
export const WRITING_TOOLS: { [N in GeneratingTool]: WritingTool<ToolInputs[N]> } = {
  'hotlist-generator': hotlistTool,
  'starting-now-generator': startingNowTool,
  'clone-winner-v3': cloneWinnerTool,
  'rodchief-bot': coachImproveTool,
  'subject-line-generator': subjectLinesTool,
};

/** The tool that an order is for. */
export function writingToolOf<N extends GeneratingTool>({ tool }: ToolInput<N>): WritingTool<ToolInputs[N]> {
  return WRITING_TOOLS[tool];
}

/** What a tool is asked to write. @throws JobError where the window cannot hold even the instructions. */
export function promptOf<N extends GeneratingTool>(order: ToolInput<N>, setting: PromptSetting): Prompt {
  return writingToolOf(order).prompt(order.input, setting);
}

/** Who signs a draft that was ordered so, in place of the brand; null where the order names nobody. */
export function senderOf<N extends GeneratingTool>({ tool, input }: ToolInput<N>): string | null {
  const sender = WRITING_TOOLS[tool].sender?.(input);
  return isGiven(sender) ? sender.trim() : null;
}

/** What a draft has that was written so; null where it is left as the model wrote it. */
export function formOf<N extends GeneratingTool>({ tool, input }: ToolInput<N>): DraftForm | null {
  return WRITING_TOOLS[tool].form?.(input) ?? null;
}
