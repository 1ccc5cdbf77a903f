import type { ThreadResponse, VersionCoaching } from '@copydesk/contracts';
import { type Version, versionsOf } from '@/features/drafts/thread/versions';

/** What the coach gave last: feedback on a version, or a version that he wrote. `text` is either as one text. */
export interface CoachResult {
  version: Version;
  coaching: VersionCoaching | null;
  text: string;
}

/** The newest result of a thread; null where the coach was not asked yet, or has not answered. */
export function resultOf(thread: ThreadResponse): CoachResult | null {
  for (const version of versionsOf(thread).reverse()) {
    const coaching = thread.coachings.find(({ messageId }) => messageId === version.id) ?? null;
    if (coaching) return { version, coaching, text: coaching.content };
    if (version.jobId !== null) return { version, coaching, text: version.text };
  }
  return null;
}

/** The copy that was pasted last. */
export function pastedCopyOf(thread: ThreadResponse): string {
  return versionsOf(thread).findLast(({ jobId }) => jobId === null)?.text ?? '';
}
