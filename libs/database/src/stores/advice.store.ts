import type { Correction, KeptIdeas, VersionCoaching, VersionMendings, VersionReview } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { rows } from '../rows';

/** What jobs said of the versions of a thread, kept as their results. */
export class AdviceStore {
  constructor(private readonly manager: EntityManager) {}

  /** The coach's newest feedback on each version of a thread. */
  coachings(threadId: string): Promise<VersionCoaching[]> {
    return rows(
      this.manager,
      `SELECT DISTINCT ON (about ->> 'messageId') about ->> 'messageId' AS message_id, id AS job_id,
         result -> 'feedback' AS feedback, result ->> 'content' AS content
       FROM jobs WHERE thread_id = $1 AND name = 'coach-feedback' AND status = 'completed'
       ORDER BY about ->> 'messageId', created_at DESC`,
      [threadId],
    );
  }

  /** The subject lines that were written last for a thread. */
  async ideas(threadId: string): Promise<KeptIdeas | null> {
    const [found] = await rows<KeptIdeas>(
      this.manager,
      `SELECT (about ->> 'version')::int AS version, result -> 'subjects' AS subjects, result ->> 'preheader' AS preheader
       FROM jobs WHERE thread_id = $1 AND name = 'suggest-subjects' AND status = 'completed'
       ORDER BY created_at DESC LIMIT 1`,
      [threadId],
    );
    return found ?? null;
  }

  /** The newest mendings of a thread that came after their version was shown. */
  async mendings(threadId: string): Promise<VersionMendings | null> {
    const [found] = await rows<{ result: VersionMendings }>(
      this.manager,
      `SELECT result FROM jobs WHERE thread_id = $1 AND name = 'mend-draft' AND status = 'completed'
       ORDER BY created_at DESC LIMIT 1`,
      [threadId],
    );
    return found?.result ?? null;
  }

  /** The newest review of each version of a thread. */
  reviews(threadId: string): Promise<VersionReview[]> {
    return rows(
      this.manager,
      `SELECT DISTINCT ON (about ->> 'messageId') about ->> 'messageId' AS message_id, id AS job_id, result AS review,
         EXISTS (SELECT FROM rod_chief_feedbacks kept
                 WHERE kept.user_id = jobs.user_id AND kept.message_id = about ->> 'messageId') AS kept
       FROM jobs WHERE thread_id = $1 AND name = 'review-email' AND status = 'completed' AND about ->> 'messageId' IS NOT NULL
       ORDER BY about ->> 'messageId', created_at DESC`,
      [threadId],
    );
  }

  /** What fact checks and reviews of a thread found right that rules call wrong, the newest last. */
  async corrections(threadId: string): Promise<Correction[]> {
    const found = await rows<{ corrections: Correction[] }>(
      this.manager,
      `SELECT result -> 'corrections' AS corrections FROM jobs
       WHERE thread_id = $1 AND name IN ('fact-check', 'review-email') AND status = 'completed' AND result ? 'corrections'
       ORDER BY created_at`,
      [threadId],
    );
    return found.flatMap(({ corrections }) => corrections);
  }
}
