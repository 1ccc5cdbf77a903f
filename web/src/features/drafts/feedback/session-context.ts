import type { SessionContext, ThreadResponse } from '@copydesk/contracts';
import { versionsOf } from '../threads/versions-of';

/** What a tool adds to a report: its name, and what was put in. */
export interface ToolContext {
  appType: string;
  originalPrompt: string;
  fileContent: string;
  catalysts: unknown[];
}

/** The work that a report of feedback is about, whole. */
export function sessionContext(thread: ThreadResponse, tool: ToolContext): SessionContext {
  const { appType, originalPrompt, fileContent, catalysts } = tool;
  const versions = versionsOf(thread);
  return {
    generationId: thread.saved?.id,
    threadId: thread.id,
    appType,
    originalPrompt,
    generatedContent: versions.at(-1)?.text,
    userInputs: { fileContent, catalysts },
    catalysts,
    refinements: versions.flatMap(({ request, text, createdAt }) =>
      request === null ? [] : [{ userInput: request, aiResponse: text, timestamp: createdAt }],
    ),
  };
}
