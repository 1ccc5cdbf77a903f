import type { ThreadResponse } from '@copydesk/contracts';
import { useRef, useState } from 'react';
import { scoresOf } from '../checks/scores';
import { useApply } from '../checks/use-apply';
import { useFactCheck } from '../checks/use-fact-check';
import { useReview } from '../checks/use-review';
import { useComposer } from '../conversation/use-composer';
import { useFindings } from '../findings/draft-findings';
import { useSaving } from '../saving/use-saving';
import type { CurrentDraft } from '../thread/current-draft';
import { useClaims } from '../ledger/use-claims';
import { useSubjects } from '../subjects/use-subjects';
import { useAddVersion, useRefine } from '../thread/mutations';
import { useChangedWords } from '../versions/use-changed-words';
import { useEditing } from '../versions/use-editing';
import { useShownVersion } from '../versions/shown-version';
import { type DeskPanel, useOpenPanel } from '../margin/use-open-panel';

export type Workspace = ReturnType<typeof useWorkspace>;

/** Everything that can be done with the draft of a thread. */
export function useWorkspace(thread: ThreadResponse, draft: CurrentDraft, startVersion: number | null) {
  const { id: threadId } = thread;
  const conversation = useRef<HTMLDivElement>(null);
  const email = useRef<HTMLDivElement>(null);
  const [isReporting, setReporting] = useState(false);
  const shown = useShownVersion(thread, draft, startVersion);
  const refine = useRefine(threadId);
  const composer = useComposer(threadId, draft, refine);
  const claims = useClaims(threadId, shown.version, conversation);
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
  const editing = useEditing(threadId, addVersion);
  const saving = useSaving(thread, shown);
  const replaceText = (content: string) => addVersion.mutate({ content }, { onSuccess: () => shown.show(null) });
  const subjects = useSubjects({ thread, version: shown.version, text: shown.text, onReplace: replaceText });
  const changed = useChangedWords(shown.versions, shown.version);
  const scores = scoresOf(thread);
  const findings = useFindings(shown.version && !shown.isOld && draft.state !== 'writing' ? shown.text : null);

  const send = () => {
    shown.show(null);
    composer.send();
  };
  const restore = () => {
    const { version } = shown;
    if (!version) return;
    addVersion.mutate({ content: version.text, restoredFrom: version.number }, { onSuccess: () => shown.show(null) });
  };
  return {
    thread,
    draft,
    conversation,
    /** The words of the version that is shown. */
    email,
    shown,
    composer: { ...composer, send },
    /** A request that is on its way to the server. */
    sending: refine.isPending ? refine.variables : null,
    /** True while no version can be added. */
    isBusy: draft.state === 'writing' || refine.isPending || addVersion.isPending || suggestions.isSaving,
    review,
    factCheck,
    editing: { ...editing, isSaving: addVersion.isPending },
    saving,
    claims,
    scores,
    score: shown.version ? (scores.get(shown.version.id) ?? null) : null,
    panels,
    findings,
    isReporting,
    setReporting,
    suggestions,
    changed,
    restore,
    /** Keeps the draft with another wording. */
    replaceText,
    subjects,
  };
}
