import type { ThreadResponse } from '@copydesk/contracts';
import { Suspense } from 'react';
import { isNotFound } from '@/lib/http-error';
import { lazyComponent } from '@/lib/lazy-component';
import type { ProgressCurve } from '@/lib/progress-curve';
import { useIsWide } from '@/lib/use-is-wide';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Composer, IdleComposer } from '../conversation/composer';
import { DraftNotice, DraftSkeleton } from '../parts/draft-placeholders';
import type { CurrentDraft } from '../thread/current-draft';
import { useThreadDraft } from '../thread/queries';
import { useEndingToast } from '../thread/use-ending-toast';
import { WritingStatus } from '../writing/writing-status';
import { DraftBar } from './draft-bar';
import { DraftDialogs } from './draft-dialogs';
import { DraftStage, type StageExtras } from './draft-stage';
import { PhoneBar } from './phone-bar';
import { useWorkspace } from './use-workspace';
import { WorkspaceFrame } from './workspace-frame';

const SourcePanel = lazyComponent(() => import('../ledger/source-panel'));

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
  if (thread && draft) {
    return <Desk thread={thread} draft={draft} reachable={reachable} startVersion={startVersion} {...extras} />;
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
  return (
    <WorkspaceFrame bottom={<IdleComposer threadId={threadId} isLoading={!thread} />}>
      {thread ? (
        <DraftNotice title="Nothing was written yet" text="Generate an email from the brief." />
      ) : (
        <div className="mx-auto w-full max-w-[42rem] px-4 pt-7 sm:px-6 lg:pt-9">
          <DraftSkeleton />
        </div>
      )}
    </WorkspaceFrame>
  );
}

interface DeskProps extends WorkspaceExtras {
  thread: ThreadResponse;
  draft: CurrentDraft;
  reachable: boolean;
  startVersion: number | null;
}

/** The draft, and beside it the source of a claim when one asks for it. */
const DESK =
  'flex min-w-0 flex-1 flex-col lg:grid lg:h-full lg:min-h-0 lg:auto-cols-[minmax(0,32rem)] lg:grid-flow-col lg:grid-cols-[minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]';

function Desk({ thread, draft, reachable, startVersion, progress, ...rest }: DeskProps) {
  const workspace = useWorkspace(thread, draft, startVersion);
  const isWide = useIsWide();
  const { composer, isBusy, claims } = workspace;
  return (
    <div className={DESK}>
      <WorkspaceFrame
        scroller={workspace.conversation}
        top={<DraftBar workspace={workspace} isWide={isWide} />}
        floating={<WritingStatus draft={draft} curve={progress ?? null} reachable={reachable} />}
        bottom={
          <>
            {!isWide && <PhoneBar workspace={workspace} />}
            <Composer composer={composer} isBusy={isBusy} />
          </>
        }
      >
        <DraftStage workspace={workspace} isWide={isWide} {...rest} />
        <DraftDialogs workspace={workspace} />
        <Announcement>{announceDraft(draft, workspace.changed.count)}</Announcement>
      </WorkspaceFrame>
      {claims.source && (
        <Suspense fallback={null}>
          <SourcePanel claims={claims} />
        </Suspense>
      )}
    </div>
  );
}

/** What a screen reader hears of a draft: how it begins and how it ends, not each word. */
function announceDraft(draft: CurrentDraft | null, changes: number | null): string {
  switch (draft?.state) {
    case undefined:
      return '';
    case 'writing':
      return draft.request === null ? 'The email is being written.' : 'The email is being changed.';
    case 'done':
      if (draft.unchanged) return draft.note ?? '';
      return [
        `${named(draft)} is finished: ${draft.text.length.toLocaleString('en-US')} characters.`,
        changes === null ? '' : `${changes} ${changes === 1 ? 'change' : 'changes'}.`,
        draft.note ?? '',
      ]
        .filter(Boolean)
        .join(' ');
    case 'stopped':
      return 'The writing was stopped. What was written until then is kept.';
    case 'failed':
      return draft.request === null ? 'The email was not written.' : 'The email was not changed.';
  }
}

function named({ version }: CurrentDraft): string {
  return version && version.number > 1 ? `Version ${version.number} of the email` : 'The email';
}
