import { LIMITS, type ThreadResponse } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { useQueryClient } from '@tanstack/react-query';
import { describeInputs, hotlistInputs } from '@/features/briefs/hotlist-request';
import { SaveEmail } from '@/features/generations/components/save-email';
import { CopyEmail } from '@/features/threads/components/copy-email';
import type { CurrentDraft } from '@/features/threads/current-draft';
import { threadKey } from '@/features/threads/use-thread';

interface DraftActionsProps {
  thread: ThreadResponse;
  draft: CurrentDraft;
}

/** What can be done with an email that is written. */
export function DraftActions({ thread, draft: { text } }: DraftActionsProps) {
  const queryClient = useQueryClient();
  const { id: threadId, appId, inputs, generationId } = thread;
  const markSaved = (id: number) =>
    queryClient.setQueryData<ThreadResponse>(threadKey(threadId), (known) => known && { ...known, generationId: id });
  return (
    <>
      <SaveEmail
        email={{
          title: titleOf(text, LIMITS.titleMax),
          content: text,
          appId,
          threadId,
          originalPrompt: describeInputs(hotlistInputs(inputs)) || undefined,
          metadata: { threadId },
        }}
        savedId={generationId}
        onSaved={markSaved}
      />
      <CopyEmail text={text} appId={appId} threadId={threadId} />
    </>
  );
}
