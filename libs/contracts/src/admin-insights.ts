/** How soon after joining a first email was there: the ends of the steps, in minutes. */
export const FIRST_EMAIL_STEPS = [5, 15, 60, 24 * 60] as const;

/** Answer of GET /api/admin/insights: what becomes of the use, for the pictures of the admin dashboard. */
export interface InsightsResponse {
  asOf: string;
  /** The Mondays (`2026-03-02`, UTC) of the last 12 weeks, this one last. */
  weeks: string[];
  /** The completed generations of each tool in each of those weeks, the tool with the most first. */
  use: { appId: number; appName: string; generations: number[] }[];
  /** Users by what they did in the last 30 days. Those who did anything visited; saved is who still keeps an email of that time. */
  funnel: { visited: number; generated: number; refined: number; copied: number; saved: number };
  /** Of the users who joined in the last 30 days: how long after it their first completed generation was there. */
  firstEmail: {
    joined: number;
    /** Of those who have one; null where nobody does. */
    medianMinutes: number | null;
    /** Within each of `FIRST_EMAIL_STEPS` and no step before, and later than all of them. */
    within: number[];
    later: number;
    notYet: number;
  };
  /**
   * Drafts of which more than one version was reviewed, in the week of their newest review: the average score of their
   * first reviews, and of their newest ones. Weeks as in `weeks`; null where there was none.
   */
  scores: { drafts: number; before: number | null; after: number | null }[];
}
