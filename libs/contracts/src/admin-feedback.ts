/** The work that a feedback is about, as its sender described it; a field that was not sent is null or empty. */
export interface FeedbackSession {
  /** The first text and each refinement after it. */
  totalInteractions: number;
  generatedContent: string | null;
  originalPrompt: string | null;
  userInputs: Record<string, unknown>;
  refinements: { userInput: string; aiResponse: string; timestamp: string | null }[];
  catalysts: unknown[];
}

/** An item of GET /api/admin/feedbacks (role admin): the newest first. Pages by `Link`, the number by `X-Total-Count`. */
export interface AdminFeedbackResponse {
  id: number;
  userId: number;
  username: string;
  /** hotlist, starting-now, clone-winner or any other text. */
  appType: string;
  /** 0 to 10. */
  rating: number;
  feedbackText: string | null;
  createdAt: string;
  /** Null where the feedback came without it. */
  sessionData: FeedbackSession | null;
}
