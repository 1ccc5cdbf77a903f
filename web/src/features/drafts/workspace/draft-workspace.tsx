import { Suspense, useEffect } from 'react';
import { isNotFound } from '@/lib/http-error';
import { lazyComponent } from '@/lib/lazy-component';
import type { ProgressCurve } from '@/lib/progress-curve';
import { Button } from '@/ui/button';
import { IdleComposer } from '../conversation/composer';
import { DraftNotice, DraftSkeleton } from '../parts/draft-placeholders';
import { DraftSheet } from '../parts/draft-sheet';
import { useThreadDraft } from '../thread/queries';
import { useEndingToast } from '../thread/use-ending-toast';
import type { StageExtras } from './draft-stage';
import { WorkspaceFrame } from './workspace-frame';

const loadDesk = () => import('./desk');

/** Most of the code of this app, of which a brief needs nothing. */
const Desk = lazyComponent(loadDesk);

/** Fetches the desk ahead, where a draft is on its way. Where that fails, it is fetched again when it is shown. */
export const fetchDesk = () => void loadDesk().catch(() => undefined);

/** What a screen may add to the workspace. */
export interface WorkspaceExtras extends StageExtras {
  /** How the progress of a first version is shown, for a tool that shows one. */
  progress?: ProgressCurve;
}

interface DraftWorkspaceProps extends WorkspaceExtras {
  /** Another thread needs another key. */
  threadId: string;
  /** The version that is shown first; null for the newest. */
  startVersion?: number | null;
  /** Leaves a thread that is not there. */
  onLeave?: () => void;
}

/** The desk on which the draft of a thread is worked on: it needs to know nothing of it but its id. */
export function DraftWorkspace({ threadId, startVersion = null, onLeave, ...extras }: DraftWorkspaceProps) {
  const { query, thread, draft, reachable } = useThreadDraft(threadId);
  useEndingToast(draft);
  useEffect(fetchDesk, []);
  if (thread && draft) {
    return (
      <Suspense fallback={<WaitingDesk threadId={threadId} />}>
        <Desk thread={thread} draft={draft} reachable={reachable} startVersion={startVersion} {...extras} />
      </Suspense>
    );
  }
  if (query.isError && !thread) {
    return isNotFound(query.error) ? (
      <DraftNotice title="There is no such email" text="The address may be old, or the email belongs to somebody else.">
        {onLeave && <Button onClick={onLeave}>Start a new one</Button>}
      </DraftNotice>
    ) : (
      <DraftNotice title="The email could not be loaded" text="It is safe on the server, and so is what you typed.">
        <Button onClick={() => void query.refetch()}>Try again</Button>
      </DraftNotice>
    );
  }
  if (!thread) return <WaitingDesk threadId={threadId} />;
  return (
    <WorkspaceFrame>
      <DraftNotice title="Nothing was written yet" text="Generate an email from the brief." />
    </WorkspaceFrame>
  );
}

function WaitingDesk({ threadId }: { threadId: string }) {
  return (
    <WorkspaceFrame bottom={<IdleComposer threadId={threadId} />}>
      <DraftSheet>
        <DraftSkeleton />
      </DraftSheet>
    </WorkspaceFrame>
  );
}
