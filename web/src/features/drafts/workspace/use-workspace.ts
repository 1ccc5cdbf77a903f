import {
  COACH,
  SELECTION_MOVED,
  SUBJECT_LINES,
  toolNamed,
  writerOf,
  type SelectionWish,
  type ThreadResponse,
} from '@copydesk/contracts';
import type { Edit } from '@copydesk/text';
import { useEffect, useRef, useState } from 'react';
import { latestScore, scoresOf } from '../checks/scores';
import { useApply } from '../checks/use-apply';
import { useFactCheck } from '../checks/use-fact-check';
import { useReview } from '../checks/use-review';
import type { SelectedWords } from '../editor/draft-session';
import { type Editing, useHandEdits } from '../editor/use-hand-edits';
import { useComposer } from '../conversation/use-composer';
import type { Offer } from '../findings/describe-findings';
import { useSelectionEdit } from '../selection/use-selection-edit';
import { useCopyEmail } from '../saving/copy-email';
import { useSaving } from '../saving/use-saving';
import type { CurrentDraft } from '../thread/current-draft';
import { useClaims } from '../ledger/use-claims';
import { replaceWithUndo } from '../ledger/replace-claim';
import { useDiffering } from '../ledger/use-differing';
import type { Contradiction } from '../ready/contradictions';
import { useReady } from '../ready/use-ready';
import { usePreheader } from '../subjects/use-preheader';
import { useSubjects } from '../subjects/use-subjects';
import { NO_SENDER } from '@/lib/email-files/sender';
import { useIsRoomy } from '@/lib/use-is-wide';
import { toastFailure } from '@/ui/toast/toast-store';
import { useAddVersion, useAnotherAngle, useRefine } from '../thread/mutations';
import type { Version } from '../thread/versions';
import { useChanges } from '../versions/use-changes';
import { useShownVersion } from '../versions/shown-version';
import { type DeskPanel, useOpenPanel } from '../margin/use-open-panel';

interface WorkspaceOptions {
  /** The version that is shown first; null for the newest. */
  startVersion: number | null;
  /** What the draft disagrees about with other texts. */
  useDisagreements?: (thread: ThreadResponse, text: string) => readonly Contradiction[];
}

const NO_DISAGREEMENTS: readonly Contradiction[] = [];
const useNoDisagreements = () => NO_DISAGREEMENTS;

export type Workspace = ReturnType<typeof useWorkspace>;

/** Everything that can be done with the draft of a thread. */
export function useWorkspace(
  thread: ThreadResponse,
  draft: CurrentDraft,
  { startVersion, useDisagreements = useNoDisagreements }: WorkspaceOptions,
) {
  const { id: threadId } = thread;
  const conversation = useRef<HTMLDivElement>(null);
  const email = useRef<HTMLDivElement>(null);
  const [reported, setReported] = useState<string | null>(null);
  const seen = useShownVersion(thread, draft, startVersion);
  const editing = useHandEdits(thread, seen.versions.at(-1) ?? null);
  const isEdited = seen.version !== null && !seen.isOld && draft.state !== 'writing';
  const text = isEdited ? editing.text : seen.text;
  const preheader = usePreheader(threadId, seen.version ?? seen.versions.at(-1) ?? null, {
    isOld: seen.isOld,
    isEdited,
    text,
  });
  const shown = { ...seen, text, preheader: preheader.text || null };
  const typedPreheader = useRef(preheader.text);
  useEffect(() => {
    typedPreheader.current = preheader.text;
  }, [preheader.text]);
  const replaceText = ({ of, text: wording }: Offer) =>
    of === 'draft' ? editing.change(wording) : preheader.type(wording);
  const refine = useRefine(threadId);
  const another = useAnotherAngle(threadId);
  const composer = useComposer(threadId, draft, refine);
  const claims = useClaims({
    thread,
    version: shown.version,
    text,
    preheader: shown.preheader,
    isEdited,
    desk: conversation,
  });
  const isRoomy = useIsRoomy();
  const openPanel = useOpenPanel(
    threadId,
    isRoomy && thread.campaign === null && ![COACH.id, SUBJECT_LINES.id].some((appId) => appId === thread.appId),
  );
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
  const factCheck = useFactCheck(
    threadId,
    conversation,
    { words: text, preheader: shown.preheader, version: shown.number },
    panels,
  );
  const addVersion = useAddVersion(threadId);
  const saving = useSaving(thread, shown);
  const subjects = useSubjects({ thread, version: shown.version, text, preheader, onReplace: editing.change });
  const sent = { text, preheader: shown.preheader, sender: thread.brand ?? NO_SENDER };
  const { copyEmail } = useCopyEmail(thread, saving.savedId);
  const differing = useDiffering(claims);
  const changed = useChanges({ ...shown, text }, editing.change);
  const scores = scoresOf(thread);
  const score = latestScore(shown.versions, scores, shown);
  const disagreements = useDisagreements(thread, text);
  const { preheader: line } = shown;
  const ready = useReady({ thread, claims, text, preheader: line, score, review, suggestions, disagreements });

  const selectionEdit = useSelectionEdit(threadId);

  const bringBack = ({ text, number }: { text: string; number: number }) =>
    addVersion.mutate({ content: text, restoredFrom: number }, { onSuccess: () => shown.show(null) });
  const restore = () => shown.version && bringBack(shown.version);
  const undoAll = undoOf(shown.versions, draft, bringBack);
  const send = () => {
    shown.show(null);
    if (selectionEdit.edit) selectionEdit.leave();
    composer.send();
  };
  const acts = { send, restore, showNewest, saving, review, suggestions, selectionEdit, version: shown.version };
  const whenSaved = useWhenSaved(editing, acts);
  const askOf = (words: SelectedWords, wish: SelectionWish) =>
    whenSaved('ask', ({ version, selectionEdit: { ask } }) => {
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
    composer: { ...composer, send: () => whenSaved('send', (now) => now.send()) },
    /** A request that is on its way to the server. */
    sending: refine.isPending ? refine.variables : null,
    /** True while no version can be added. */
    isBusy: draft.state === 'writing' || composer.isSending || addVersion.isPending || suggestions.isSaving,
    review: {
      ...review,
      open: (version: Version) => whenSaved('review', (now) => now.review.open(now.version ?? version)),
    },
    factCheck,
    editing,
    selectionTools: { edit: selectionEdit.edit, onAsk: askOf, onTake: takeProposal, onLeave: selectionEdit.leave },
    saving: {
      ...saving,
      saveNew: () => {
        differing.name();
        whenSaved('save', (now) => now.saving.saveNew());
      },
      update: (id: number) => {
        differing.name();
        whenSaved('update', (now) => now.saving.update(id));
      },
    },
    claims,
    scores,
    score,
    /** What is left to do before it can be sent. */
    ready,
    panels,
    findings: claims.findings,
    /** The text that feedback is given on; null while none is. */
    reported,
    report: setReported,
    suggestions: {
      ...suggestions,
      apply: (...chosen: Parameters<typeof suggestions.apply>) =>
        whenSaved('apply', (now) => now.suggestions.apply(...chosen)),
      take: (...taken: Parameters<typeof suggestions.take>) =>
        whenSaved('take', (now) => now.suggestions.take(...taken)),
      undo: (edit: Edit) => whenSaved('undo', (now) => now.suggestions.undo(edit)),
    },
    /** Writes it anew from another angle, once what is typed is kept; null where it was not begun with a brief that takes one. */
    angle: takesAngle(thread)
      ? {
          isPending: another.isPending,
          write: (...asked: Parameters<typeof another.mutate>) => {
            whenSaved('angle', (now) => {
              now.showNewest();
              another.mutate(...asked);
            });
          },
        }
      : null,
    changed,
    /** The way back from what the last request did, or forth again; null where there is none. */
    undoAll: undoAll && { ...undoAll, act: () => whenSaved('undo-all', undoAll.act) },
    restore: () => whenSaved('restore', (now) => now.restore()),
    /** Puts another wording in its place, as if somebody had typed it. */
    replaceText,
    /** The same with a figure that a source proves, to be taken back by one click. */
    replaceFigure: (offer: Offer) =>
      replaceWithUndo(offer, {
        read: (of) => (of === 'draft' ? editing.session.text : typedPreheader.current),
        put: replaceText,
      }),
    subjects,
    /** The email as it goes out: by a menu, or to be looked at as its readers will see it. */
    sent,
    out: {
      read: () => {
        differing.name();
        return sent;
      },
      readSources: claims.readSources,
      onCopy: () => {
        differing.name();
        void copyEmail(text);
      },
    },
    differing,
  };
}

const takesAngle = ({ brief }: ThreadResponse) =>
  brief !== null && 'angle' in (writerOf(toolNamed(brief.tool))?.fields ?? {});

/** The way back to the version before a refinement, and from there back to it. */
function undoOf(versions: Version[], { state, version }: CurrentDraft, bringBack: (version: Version) => void) {
  const before = version && versions.findLast(({ number }) => number < version.number);
  if (
    (state !== 'done' && state !== 'stopped') ||
    !before ||
    (version.origin !== 'refined' && version.origin !== 'restored')
  )
    return null;
  return { label: version.origin === 'refined' ? 'Undo' : 'Redo', act: () => bringBack(before) };
}

/**
 * Does something with the newest version once that holds what is typed, one thing after the other. It is given what the
 * desk can do then: the version may be another one than when somebody asked for it. Asked for twice by the same name, it
 * is done once.
 */
function useWhenSaved<T>({ isSaved, flush }: Pick<Editing, 'isSaved' | 'flush'>, now: T) {
  const waiting = useRef(new Map<string, (then: T) => void>());
  useEffect(() => {
    if (!isSaved) return;
    const acts = [...waiting.current.values()];
    waiting.current.clear();
    for (const act of acts) act(now);
  }, [isSaved, now]);
  return (name: string, act: (then: T) => void) => {
    if (isSaved) return act(now);
    waiting.current.set(name, act);
    void flush().then((done) => {
      if (done || waiting.current.size === 0) return;
      waiting.current.clear();
      toastFailure('Your changes are not saved yet', 'They are kept in this browser. Please try again in a moment.');
    });
  };
}
