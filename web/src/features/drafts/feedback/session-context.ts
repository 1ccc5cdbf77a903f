import type { SessionContext, ThreadResponse } from '@copydesk/contracts';
import { versionsOf } from '../threads/versions-of';

/** What a tool adds to a report: its name, and what was put in. */
export interface ToolContext {
  appType: string;
  originalPrompt: string;
  fileContent: string;
  catalysts: unknown[];
  /** What was put in, by field, for a tool whose fields are others than document and catalysts. */
  userInputs?: Record<string, unknown>;
}

/** What a report may weigh: less than the largest body the server reads, with room for the words of the user. */
const BYTES_MAX = 900_000;

export interface Report {
  context: SessionContext;
  /** How many of the oldest changes were left out, for the rest to be sent at once. */
  leftOut: number;
}

/** The work that a report of feedback is about: whole, or with its newest changes where all would be too much. */
export function sessionContext(thread: ThreadResponse, tool: ToolContext, shownText: string): Report {
  const whole = wholeContext(thread, tool, shownText);
  const refinements = whole.refinements ?? [];
  let bytes = bytesOf(whole);
  let leftOut = 0;
  for (const refinement of refinements) {
    if (bytes <= BYTES_MAX) break;
    bytes -= bytesOf(refinement) + 1;
    leftOut += 1;
  }
  return { context: { ...whole, refinements: refinements.slice(leftOut) }, leftOut };
}

function bytesOf(value: object): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function wholeContext(thread: ThreadResponse, tool: ToolContext, shownText: string): SessionContext {
  const { appType, originalPrompt, fileContent, catalysts, userInputs = { fileContent, catalysts } } = tool;
  const versions = versionsOf(thread);
  return {
    generationId: thread.saved?.id,
    threadId: thread.id,
    appType,
    originalPrompt,
    generatedContent: shownText,
    userInputs,
    catalysts,
    refinements: versions.flatMap(({ request, text, createdAt }) =>
      request === null ? [] : [{ userInput: request, aiResponse: text, timestamp: createdAt }],
    ),
  };
}
