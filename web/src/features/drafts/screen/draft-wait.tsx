import type { ThreadResponse } from '@copydesk/contracts';
import { DraftNotice } from '../components/draft-notice';
import { DraftSkeleton } from '../components/draft-skeleton';

/** In the place of an email: its shape while the thread is loaded, a word where the thread holds none. */
export function DraftWait({ thread }: { thread: ThreadResponse | null }) {
  if (thread) return <DraftNotice title="Nothing was written yet" text="Generate an email from the brief." />;
  return (
    <div className="mx-auto w-full max-w-[42rem] px-4 pt-7 sm:px-6 lg:pt-9">
      <DraftSkeleton />
    </div>
  );
}
