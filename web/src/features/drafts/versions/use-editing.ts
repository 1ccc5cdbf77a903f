import { NewVersionRequest } from '@copydesk/contracts';
import { fieldErrors } from '@/lib/forms/field-errors';
import { useStoredState } from '@/lib/use-stored-state';
import { toastFailure } from '@/ui/toast/toast-store';
import type { useAddVersion } from '../thread/mutations';
import type { Version } from '../thread/versions';

const VERSION = 1;

/** The draft while it is edited by hand; null while it is not. What is typed outlives a reload. */
export function useEditing(threadId: string, add: ReturnType<typeof useAddVersion>) {
  const [typed, setTyped] = useStoredState<string | null>(`edit:${threadId}`, VERSION, null);
  const save = (before: Version) => {
    if (typed === null) return;
    if (typed.trim() === before.text.trim()) return setTyped(null);
    const { content: refused } = fieldErrors(NewVersionRequest, { content: typed });
    if (refused) return toastFailure('Error updating email', refused);
    add.mutate({ content: typed }, { onSuccess: () => setTyped(null) });
  };
  return { typed, setTyped, begin: (version: Version) => setTyped(version.text), cancel: () => setTyped(null), save };
}
