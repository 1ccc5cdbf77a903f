const OPENING = 'Please revise the email by applying these suggestions:';

/** The request that applies suggestions to a draft: each stands in a line of its own. */
export function applyRequest(suggestions: string[]): string {
  return [OPENING, ...suggestions.map((suggestion) => `- ${suggestion.replace(/\s+/g, ' ').trim()}`)].join('\n');
}

export function isApplyRequest(request: string): boolean {
  return request.startsWith(OPENING);
}

/** True where there is all that a draft needs to be revised with what a review said. */
export function canApply(parts: { feedback: string; threadId: string; originalContext: string }): boolean {
  return Object.values(parts).every((part) => part.trim() !== '');
}

export const CANNOT_APPLY = 'Cannot apply feedback: Missing required data for refinement.';

export const TOO_MANY = 'Together they are longer than a message may be (20,000 characters).';
