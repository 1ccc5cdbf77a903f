import { LIMITS } from '@copydesk/contracts';

const OPENING = 'Please revise the email by applying these suggestions:';

/** The request that applies suggestions to a draft: each stands in a line of its own. */
export function applyRequest(suggestions: string[]): string {
  return [OPENING, ...suggestions.map((suggestion) => `- ${suggestion.replace(/\s+/g, ' ').trim()}`)].join('\n');
}

interface Applied {
  feedback: string;
  threadId: string;
  originalContext: string;
}

/** Why suggestions of a review cannot be applied to a draft; null where they can. */
export function refuseApply(applied: Applied, suggestions: string[]): { title: string; description: string } | null {
  const { feedback, threadId, originalContext } = applied;
  if ([feedback, threadId, originalContext].some((part) => part.trim() === '')) {
    return {
      title: 'Failed to apply feedback',
      description: 'Cannot apply feedback: Missing required data for refinement.',
    };
  }
  if (applyRequest(suggestions).length <= LIMITS.longTextMax) return null;
  return {
    title: 'Choose fewer suggestions',
    description: `Together they are longer than a message may be (${LIMITS.longTextMax.toLocaleString('en-US')} characters).`,
  };
}
