import type { ReactNode } from 'react';
import { Announcement } from '@/ui/announcement';
import { Composer } from '../conversation/composer';
import type { CurrentDraft } from '../threads/current-draft';
import type { useThreadDraft } from '../threads/use-thread-draft';
import { announceDraft } from '../writing/announce-draft';
import { useEndingToast } from '../writing/use-ending-toast';
import { WritingPill } from '../writing/writing-pill';
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
  tool: DraftTool;
  onGenerateAgain: () => void;
  /** Stands in the place of the email while there is none. */
  children: ReactNode;
}

type Thread = NonNullable<DraftWorkspaceProps['threadDraft']['thread']>;

/** The desk on which the draft of a thread is worked on, whichever tool began it. */
export function DraftWorkspace({ threadDraft, children, ...rest }: DraftWorkspaceProps) {
  const { thread, draft, reachable } = threadDraft;
  useEndingToast(draft);
  if (!thread || !draft) return <WorkspaceFrame bottom={<IdleComposer />}>{children}</WorkspaceFrame>;
  return <Desk thread={thread} draft={draft} reachable={reachable} {...rest} />;
}

interface DeskProps extends Omit<DraftWorkspaceProps, 'threadDraft' | 'children'> {
  thread: Thread;
  draft: CurrentDraft;
  reachable: boolean;
}

function Desk({ thread, draft, reachable, tool, onGenerateAgain }: DeskProps) {
  const workspace = useWorkspace(thread, draft, tool);
  const isWide = useIsWide();
  const { composer, isBusy } = workspace;
  return (
    <WorkspaceFrame
      scroller={workspace.conversation}
      top={<DraftBar workspace={workspace} isWide={isWide} />}
      floating={draft.state === 'writing' && draft.job && <WritingPill job={draft.job} reachable={reachable} />}
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
