import type { ReviewResponse, ThreadResponse } from '@copydesk/contracts';
import type { Edit } from '@copydesk/text';
import { useMutation } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { useStoredState } from '@/lib/use-stored-state';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { applyRequest, refuseApply } from '../thread/apply-request';
import type { useRefine } from '../thread/mutations';
import { useUpdateThread } from '../thread/queries';
import { versionsOf } from '../thread/versions';
import { currentEdits, type AppliedEdits, withEdits } from './applied-edits';

const VERSION = 1;

interface ApplyParts {
  thread: ThreadResponse;
  refine: ReturnType<typeof useRefine>;
  /** Goes to the newest version, where the change is seen. */
  showNewest: () => void;
}

/** Makes the suggestions of a review: those with an edit at once and exactly, the others by asking for them in words. */
export function useApply({ thread, refine, showNewest }: ApplyParts) {
  const { id: threadId } = thread;
  const updateThread = useUpdateThread(threadId);
  const [known, setKnown] = useStoredState<AppliedEdits | null>(`applied:${threadId}`, VERSION, null);
  const edited = currentEdits(versionsOf(thread), known);
  const save = useMutation({
    mutationFn: ({ content, suggestions }: AppliedEdits & { content: string; suggestions?: string[] }) =>
      http.post('/api/threads/:id/versions', { params: { id: threadId }, body: { content, suggestions } }),
    onSuccess: async (message, { base, edits }) => {
      setKnown({ base, edits });
      await updateThread((stored) => ({ ...stored, messages: [...stored.messages, message] }));
      showNewest();
    },
    onError: (error) => toastFailure('Error applying suggestions', messageOf(error, 'Failed to apply feedback')),
  });

  /** Makes those that were chosen, by their places in the review. */
  const apply = (review: ReviewResponse, chosen: number[], onDone: () => void) => {
    const { feedback, improvements, details } = review;
    const edits = chosen.flatMap((place) => details[place]?.edit ?? []);
    const words = chosen.flatMap((place) => (details[place]?.edit ? [] : (improvements[place] ?? [])));
    const originalContext = thread.messages[0]?.content ?? '';
    const refusal = refuseApply({ feedback, threadId, originalContext }, words);
    if (refusal) return toastFailure(refusal.title, refusal.description);
    const ask = () => {
      showNewest();
      refine.mutate({ text: applyRequest(words), suggestions: words }, { onSuccess: onDone });
    };
    if (edits.length === 0) return ask();
    const suggestions = chosen.flatMap((place) => (details[place]?.edit ? (improvements[place] ?? []) : []));
    save.mutate(
      { ...withEdits(edited, { add: edits }), suggestions },
      {
        onSuccess: ({ version }) => {
          if (words.length > 0) return ask();
          announce({ title: 'Suggestions applied', description: `It is version ${version ?? ''} now.` });
          onDone();
        },
      },
    );
  };
  /** One that is made or taken back in its card is seen there, and at its line. */
  const take = (edit: Edit, suggestion: string) =>
    save.mutate({ ...withEdits(edited, { add: [edit] }), suggestions: [suggestion] });
  const undo = (edit: Edit) => save.mutate(withEdits(edited, { remove: edit }));
  return { edited, apply, take, undo, isSaving: save.isPending };
}
