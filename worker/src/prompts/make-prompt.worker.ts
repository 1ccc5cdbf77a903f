import { JobError } from '@copydesk/contracts';
import { yieldToOthers } from '@copydesk/threads';
import {
  answerQuestionTool,
  campaignPartTool,
  chooseDraftTool,
  coachFeedbackTool,
  editSelectionTool,
  expertReviewTool,
  factCheckTool,
  refineTool,
  suggestAnglesTool,
  suggestSubjectsTool,
  summarizeFileTool,
  summarizeThreadTool,
  WRITING_TOOLS,
  type Prompt,
  type PromptSetting,
  type Tool,
} from '@copydesk/tools';

yieldToOthers();

/** What a thread that makes prompts is given. */
export interface PromptOrder {
  tool: string;
  input: unknown;
  setting: PromptSetting;
}

/** `refused` where the window leaves no room for material: an error loses its class between threads. */
export type PromptAnswer = { prompt: Prompt } | { refused: Pick<JobError, 'message' | 'code'> };

/** All whose material may be long. */
const TOOLS: readonly Tool<unknown>[] = [
  ...Object.values(WRITING_TOOLS),
  answerQuestionTool,
  campaignPartTool,
  chooseDraftTool,
  coachFeedbackTool,
  editSelectionTool,
  expertReviewTool,
  factCheckTool,
  refineTool,
  suggestAnglesTool,
  suggestSubjectsTool,
  summarizeFileTool,
  summarizeThreadTool,
];

export default function makePrompt({ tool: name, input, setting }: PromptOrder): PromptAnswer {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new Error(`no tool named ${name} makes prompts on a thread`);
  try {
    return { prompt: tool.prompt(input, setting) };
  } catch (error) {
    if (!(error instanceof JobError)) throw error;
    return { refused: { message: error.message, code: error.code } };
  }
}
