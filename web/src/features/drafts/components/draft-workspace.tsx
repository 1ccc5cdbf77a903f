import type { ReactNode } from 'react';
import { Announcement } from '@/ui/announcement';
import { Composer } from '../conversation/composer';
import type { CurrentDraft } from '../threads/current-draft';
import type { useThreadDraft } from '../threads/use-thread-draft';
import { announceDraft } from '../writing/announce-draft';
import { useEndingToast } from '../writing/use-ending-toast';
import { WritingStatus } from '../writing/writing-status';
import { DraftBar } from './draft-bar';
import { DraftDialogs } from './draft-dialogs';
import { DraftStage } from './draft-stage';
import { IdleComposer } from './idle-composer';
import { PhoneBar } from './phone-bar';
import { useIsWide } from '@/lib/use-is-wide';
import { useWorkspace, type DraftTool } from './use-workspace';
import { WorkspaceFrame } from './workspace-frame';

interface DraftWorkspaceProps {
  threadDraft: ReturnType<typeof useThreadDraft>;
  /** The version that is shown first; null for the newest. */
  startVersion: number | null;
  tool: DraftTool;
  onGenerateAgain: () => void;
  /** Stands in the place of the email while there is none. */
  children: ReactNode;
}

type Thread = NonNullable<DraftWorkspaceProps['threadDraft']['thread']>;

/** The desk on which the draft of a thread is worked on, whichever tool began it. */
export function DraftWorkspace({ threadDraft, children, ...rest }: DraftWorkspaceProps) {
  const { threadId, thread, draft, reachable } = threadDraft;
  useEndingToast(draft);
  if (!thread || !draft) {
    const composer = <IdleComposer threadId={threadId ?? ''} isLoading={!thread} />;
    return <WorkspaceFrame bottom={composer}>{children}</WorkspaceFrame>;
  }
  return <Desk thread={thread} draft={draft} reachable={reachable} {...rest} />;
}

interface DeskProps extends Omit<DraftWorkspaceProps, 'threadDraft' | 'children'> {
  thread: Thread;
  draft: CurrentDraft;
  reachable: boolean;
}

function Desk({ thread, draft, reachable, startVersion, tool, onGenerateAgain }: DeskProps) {
  const workspace = useWorkspace(thread, draft, tool, startVersion);
  const isWide = useIsWide();
  const { composer, isBusy } = workspace;
  return (
    <WorkspaceFrame
      scroller={workspace.conversation}
      top={<DraftBar workspace={workspace} isWide={isWide} />}
      floating={<WritingStatus draft={draft} curve={tool.progress ?? null} reachable={reachable} />}
      bottom={
        <>
          {!isWide && <PhoneBar workspace={workspace} />}
          <Composer composer={composer} isBusy={isBusy} />
        </>
      }
    >
      <DraftStage workspace={workspace} isWide={isWide} onGenerateAgain={onGenerateAgain} />
      <DraftDialogs workspace={workspace} />
      <Announcement>{announceDraft(draft)}</Announcement>
    </WorkspaceFrame>
  );
}
