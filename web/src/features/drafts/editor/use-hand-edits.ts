import type { ThreadResponse } from '@copydesk/contracts';
import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { saveBeforeLogOut } from '@/lib/unsaved-words';
import { toast } from '@/ui/toast/toast-store';
import { useSaveTyped } from '../thread/mutations';
import type { Version } from '../thread/versions';
import { EditedDraft } from './edited-draft';
import type { EditNews } from './hand-edits';
import { KeptText } from './kept-text';

const NEWS: Record<EditNews, { title: string; description: string }> = {
  restored: { title: 'Your changes are back', description: 'They were not saved when the page was closed.' },
  torn: {
    title: 'Changed in two places at once',
    description: 'Your text is in the email. The other text is kept as the previous version.',
  },
};

const NOTHING: Version = {
  id: '',
  number: 0,
  text: '',
  origin: 'written',
  restoredFrom: null,
  stopped: false,
  note: null,
  preheader: null,
  request: null,
  suggestions: null,
  jobId: null,
  createdAt: '',
};

export type Editing = ReturnType<typeof useHandEdits>;

/** The newest version of a draft while it is edited in place. Before there is one, there is nothing to edit. */
export function useHandEdits({ id: threadId }: ThreadResponse, newest: Version | null) {
  const { save, readAgain } = useSaveTyped(threadId);
  const { id, text: words } = newest ?? NOTHING;
  const [draft] = useState(
    () =>
      new EditedDraft(
        { id, text: words },
        { kept: new KeptText(threadId), save, readAgain, onNews: (news) => toast(NEWS[news]) },
      ),
  );
  const { text, saving } = useStore(draft.shown);

  useLayoutEffect(() => {
    if (id !== '') draft.hear({ id, text: words });
  }, [draft, id, words]);
  const isThere = id !== '';
  useLayoutEffect(() => {
    if (!isThere) return;
    draft.restore();
    const flush = () => void draft.edits.flush();
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('pagehide', flush, { signal });
    window.addEventListener('online', flush, { signal });
    document.addEventListener('visibilitychange', flush, { signal });
    const forget = saveBeforeLogOut(() => draft.edits.flush());
    return () => {
      leaving.abort();
      void draft.leave().finally(forget);
    };
  }, [draft, isThere]);

  return {
    session: draft.session,
    /** What stands in the editor. */
    text,
    saving,
    /** True where the newest version that the desk knows holds what is typed. */
    isSaved: draft.edits.isSaved && words === draft.edits.text,
    flush: () => draft.edits.flush(),
    change: (wording: string) => draft.change(wording),
  };
}
