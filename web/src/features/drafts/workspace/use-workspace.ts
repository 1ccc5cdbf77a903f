import { SELECTION_MOVED, type SelectionWish, type ThreadResponse } from '@copydesk/contracts';
import type { Edit } from '@copydesk/text';
import { useRef, useState } from 'react';
import { scoresOf } from '../checks/scores';
import { useApply } from '../checks/use-apply';
import { useFactCheck } from '../checks/use-fact-check';
import { useReview } from '../checks/use-review';
import type { SelectedWords } from '../editor/draft-session';
import { useHandEdits } from '../editor/use-hand-edits';
import { useWhenSaved } from '../editor/use-when-saved';
import { useComposer } from '../conversation/use-composer';
import { useFindings } from '../findings/draft-findings';
import { useSelectionEdit } from '../selection/use-selection-edit';
import { useCopyEmail } from '../saving/copy-email';
import { useSaving } from '../saving/use-saving';
import type { CurrentDraft } from '../thread/current-draft';
import { useClaims } from '../ledger/use-claims';
import { useSubjects } from '../subjects/use-subjects';
import { useSender } from '@/lib/sender';
import { toastFailure } from '@/ui/toast/toast-store';
import { useAddVersion, useRefine } from '../thread/mutations';
import type { Version } from '../thread/versions';
import { useChangedWords } from '../versions/use-changed-words';
import { useShownVersion } from '../versions/shown-version';
import { type DeskPanel, useOpenPanel } from '../margin/use-open-panel';

export type Workspace = ReturnType<typeof useWorkspace>;

/** Everything that can be done with the draft of a thread. */
export function useWorkspace(thread: ThreadResponse, draft: CurrentDraft, startVersion: number | null) {
  const { id: threadId } = thread;
  const conversation = useRef<HTMLDivElement>(null);
  const email = useRef<HTMLDivElement>(null);
  const [isReporting, setReporting] = useState(false);
  const seen = useShownVersion(thread, draft, startVersion);
  const editing = useHandEdits(thread, seen.versions.at(-1) ?? null);
  const isEdited = seen.version !== null && !seen.isOld && draft.state !== 'writing';
  const shown = isEdited ? { ...seen, text: editing.text } : seen;
  const refine = useRefine(threadId);
  const composer = useComposer(threadId, draft, refine);
  const claims = useClaims({ thread, version: shown.version, text: shown.text, desk: conversation });
  const openPanel = useOpenPanel(threadId);
  const panels = {
    ...openPanel,
    open: (panel: DeskPanel) => {
      claims.closeSource();
      openPanel.open(panel);
    },
  };
  const review = useReview(threadId, thread, panels);
  const showNewest = () => shown.show(null);
  const suggestions = useApply({ thread, refine, showNewest });
  const factCheck = useFactCheck(threadId, conversation, shown.text, panels);
  const addVersion = useAddVersion(threadId);
  const saving = useSaving(thread, shown);
  const subjects = useSubjects({ thread, version: shown.version, text: shown.text, onReplace: editing.change });
  const sent = { text: shown.text, preheader: shown.preheader, sender: useSender() };
  const { copyEmail } = useCopyEmail({ thread, text: shown.text, generationId: saving.savedId });
  const changed = useChangedWords(shown.versions, shown.version);
  const scores = scoresOf(thread);
  const findings = useFindings(shown.version && !shown.isOld && draft.state !== 'writing' ? shown.text : null);

  const restore = () => {
    const { version } = shown;
    if (!version) return;
    addVersion.mutate({ content: version.text, restoredFrom: version.number }, { onSuccess: () => shown.show(null) });
  };
  const send = () => {
    shown.show(null);
    composer.send();
  };
  const selectionEdit = useSelectionEdit(threadId, thread.appId);
  const acts = { send, restore, saving, review, suggestions, selectionEdit, version: shown.version };
  const whenSaved = useWhenSaved(editing, acts);
  const askOf = (words: SelectedWords, wish: SelectionWish) =>
    whenSaved(({ version, selectionEdit: { ask } }) => {
      if (version) ask({ selection: { version: version.number, ...words }, wish });
    });
  const takeProposal = () => {
    const { edit, leave, taken } = selectionEdit;
    const text = edit && editing.session.withProposal(edit.selection.text);
    if (text === null) {
      toastFailure('Error updating email', SELECTION_MOVED);
      return leave();
    }
    editing.change(text);
    taken();
  };
  return {
    thread,
    draft,
    conversation,
    /** The words of the version that is shown. */
    email,
    shown,
    composer: { ...composer, send: () => whenSaved((now) => now.send()) },
    /** A request that is on its way to the server. */
    sending: refine.isPending ? refine.variables : null,
    /** True while no version can be added. */
    isBusy: draft.state === 'writing' || refine.isPending || addVersion.isPending || suggestions.isSaving,
    review: { ...review, open: (version: Version) => whenSaved((now) => now.review.open(now.version ?? version)) },
    factCheck,
    editing,
    selectionTools: { edit: selectionEdit.edit, onAsk: askOf, onTake: takeProposal, onLeave: selectionEdit.leave },
    saving: {
      ...saving,
      saveNew: () => whenSaved((now) => now.saving.saveNew()),
      update: (id: number) => whenSaved((now) => now.saving.update(id)),
    },
    claims,
    scores,
    score: shown.version ? (scores.get(shown.version.id) ?? null) : null,
    panels,
    findings,
    isReporting,
    setReporting,
    suggestions: {
      ...suggestions,
      apply: (...chosen: Parameters<typeof suggestions.apply>) => whenSaved((now) => now.suggestions.apply(...chosen)),
      take: (edit: Edit) => whenSaved((now) => now.suggestions.take(edit)),
      undo: (edit: Edit) => whenSaved((now) => now.suggestions.undo(edit)),
    },
    changed,
    restore: () => whenSaved((now) => now.restore()),
    /** Puts another wording in the place of the draft, as if somebody had typed it. */
    replaceText: editing.change,
    subjects,
    /** The email as it goes out: by a menu, or to be looked at as its readers will see it. */
    sent,
    out: { read: () => sent, readSources: claims.readSources, onCopy: () => void copyEmail() },
  };
}
