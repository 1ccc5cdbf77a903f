import type { CurrentDraft } from '@/features/threads/current-draft';
import { DraftNotice } from '@/features/threads/components/draft-notice';
import { EmailChat } from '@/features/threads/components/email-chat';
import type { useThreadDraft } from '@/features/threads/use-thread-draft';
import { isNotFound } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { DraftActions } from './draft-actions';
import { DraftWait } from './draft-wait';

interface DraftPaneProps {
  threadId: string | null;
  threadDraft: ReturnType<typeof useThreadDraft>;
  onGenerateAgain: () => void;
  onLeave: () => void;
}

export function DraftPane({ threadId, threadDraft, onGenerateAgain, onLeave }: DraftPaneProps) {
  const { query, thread, draft, reachable } = threadDraft;
  if (threadId === null) {
    return (
      <div className="grid max-lg:hidden">
        <DraftNotice
          title="Your email appears here"
          text="Hand in a document, a market catalyst or some context. Any one of them is enough."
        />
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
    <EmailChat
      threadId={threadId}
      draft={draft}
      reachable={reachable}
      actions={thread && draft && canBeKept(draft) ? <DraftActions thread={thread} draft={draft} /> : null}
      onGenerateAgain={onGenerateAgain}
    >
      <DraftWait thread={thread} />
    </EmailChat>
  );
}

function canBeKept({ state, text }: CurrentDraft): boolean {
  return (state === 'done' || state === 'stopped') && text.trim() !== '';
}
