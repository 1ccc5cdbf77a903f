import type { DraftOrigin, ThreadResponse, VersionCoaching } from '@copydesk/contracts';
import { type Version, versionsOf } from '@/features/drafts/thread/versions';

/** The newest result: the coach's feedback on a version, or a version that was written, refined or edited since. */
export interface CoachResult {
  version: Version;
  coaching: VersionCoaching | null;
  text: string;
}

const CHANGED_BY_HAND: DraftOrigin[] = ['edited', 'restored'];

/** The newest result of a thread; null where the coach was not asked yet, or has not answered. */
export function resultOf(thread: ThreadResponse): CoachResult | null {
  for (const version of versionsOf(thread).reverse()) {
    const coaching = thread.coachings.find(({ messageId }) => messageId === version.id) ?? null;
    if (coaching) return { version, coaching, text: coaching.content };
    if (version.jobId !== null || CHANGED_BY_HAND.includes(version.origin)) {
      return { version, coaching, text: version.text };
    }
  }
  return null;
}

/** The coach's newest feedback on the copy that was pasted last, or on what was made of it; null where there is none. */
export function feedbackOf(thread: ThreadResponse): (CoachResult & { coaching: VersionCoaching }) | null {
  for (const version of versionsOf(thread).reverse()) {
    const coaching = thread.coachings.find(({ messageId }) => messageId === version.id);
    if (coaching) return { version, coaching, text: coaching.content };
    if (version.origin === 'pasted') return null;
  }
  return null;
}

/** The copy that was pasted last; in a thread that was opened from the library, its first text. */
export function pastedCopyOf(thread: ThreadResponse): string {
  const versions = versionsOf(thread);
  const pasted = versions.findLast(({ origin }) => origin === 'pasted');
  return (pasted ?? versions.find(({ jobId }) => jobId === null))?.text ?? '';
}
