import type { AdminFeedbackResponse, FeedbackSession } from '@copydesk/contracts';
import type { FeedbackRow } from '@copydesk/database';

/** A feedback with the work that it is about. What its sender left out, or sent in another form, is empty. */
export function presentFeedback({ sessionData, ...feedback }: FeedbackRow): AdminFeedbackResponse {
  const isEmpty = sessionData === null || Object.keys(sessionData).length === 0;
  return { ...feedback, sessionData: isEmpty ? null : presentSession(sessionData) };
}

function presentSession(data: Record<string, unknown>): FeedbackSession {
  const { totalInteractions, generatedContent, originalPrompt, userInputs, catalysts } = data;
  const refinements = listOf(data.refinements).filter(isRecord).map(presentRefinement);
  return {
    totalInteractions: typeof totalInteractions === 'number' ? totalInteractions : 1 + refinements.length,
    generatedContent: typeof generatedContent === 'string' ? generatedContent : null,
    originalPrompt: typeof originalPrompt === 'string' ? originalPrompt : null,
    userInputs: isRecord(userInputs) ? userInputs : {},
    refinements,
    catalysts: listOf(catalysts),
  };
}

function presentRefinement({ userInput, aiResponse, timestamp }: Record<string, unknown>) {
  return { userInput: textOf(userInput), aiResponse: textOf(aiResponse), timestamp: textOf(timestamp) || null };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
