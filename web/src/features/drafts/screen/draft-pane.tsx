import { isNotFound } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { DraftNotice } from '../components/draft-notice';
import { DraftWorkspace } from '../components/draft-workspace';
import { IdleComposer } from '../components/idle-composer';
import type { DraftTool } from '../components/use-workspace';
import { WorkspaceFrame } from '../components/workspace-frame';
import type { useThreadDraft } from '../threads/use-thread-draft';
import { DraftWait } from './draft-wait';

interface DraftPaneProps {
  threadId: string | null;
  threadDraft: ReturnType<typeof useThreadDraft>;
  /** The version that is shown first; null for the newest. */
  startVersion: number | null;
  tool: DraftTool;
  /** What stands in the place of the email while there is none. */
  hint: { title: string; text: string };
  onGenerateAgain: () => void;
  onLeave: () => void;
}

export function DraftPane({ threadId, threadDraft, hint, onLeave, ...rest }: DraftPaneProps) {
  const { query, thread } = threadDraft;
  if (threadId === null) {
    return (
      <div className="grid max-lg:hidden">
        <WorkspaceFrame bottom={<IdleComposer />}>
          <DraftNotice {...hint} />
        </WorkspaceFrame>
      </div>
    );
  }
  if (query.isError && !thread) {
    return isNotFound(query.error) ? (
      <DraftNotice title="There is no such email" text="The address may be old, or the email belongs to somebody else.">
        <Button onClick={onLeave}>Start a new one</Button>
      </DraftNotice>
    ) : (
      <DraftNotice title="The email could not be loaded" text="It is safe on the server, and so is what you typed.">
        <Button onClick={() => void query.refetch()}>Try again</Button>
      </DraftNotice>
    );
  }
  return (
    <DraftWorkspace threadDraft={threadDraft} {...rest}>
      <DraftWait thread={thread} />
    </DraftWorkspace>
  );
}
