import { DraftNotice } from '@/features/drafts/components/draft-notice';
import { DraftWorkspace } from '@/features/drafts/components/draft-workspace';
import { IdleComposer } from '@/features/drafts/components/idle-composer';
import type { DraftTool } from '@/features/drafts/components/use-workspace';
import { WorkspaceFrame } from '@/features/drafts/components/workspace-frame';
import type { useThreadDraft } from '@/features/drafts/threads/use-thread-draft';
import { isNotFound } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { DraftWait } from './draft-wait';

interface DraftPaneProps {
  threadId: string | null;
  threadDraft: ReturnType<typeof useThreadDraft>;
  tool: DraftTool;
  onGenerateAgain: () => void;
  onLeave: () => void;
}

export function DraftPane({ threadId, threadDraft, tool, onGenerateAgain, onLeave }: DraftPaneProps) {
  const { query, thread } = threadDraft;
  if (threadId === null) {
    return (
      <div className="grid max-lg:hidden">
        <WorkspaceFrame bottom={<IdleComposer />}>
          <DraftNotice
            title="Your email appears here"
            text="Hand in a document, a market catalyst or some context. Any one of them is enough."
          />
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
    <DraftWorkspace threadDraft={threadDraft} tool={tool} onGenerateAgain={onGenerateAgain}>
      <DraftWait thread={thread} />
    </DraftWorkspace>
  );
}
