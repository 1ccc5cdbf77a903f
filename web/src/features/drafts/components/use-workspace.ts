import type { ReviewResponse, ThreadResponse } from '@copydesk/contracts';
import { useRef, useState, type ComponentType, type RefObject } from 'react';
import type { ProgressCurve } from '@/lib/progress-curve';
import { toastFailure } from '@/ui/toast/toast-store';
import { useComposer } from '../conversation/use-composer';
import { useRefine } from '../conversation/use-refine';
import { useFactCheck } from '../fact-checks/use-fact-check';
import type { ToolContext } from '../feedback/session-context';
import { applyRequest, refuseApply } from '../reviews/apply-request';
import { useReview } from '../reviews/use-review';
import { scoresOf } from '../reviews/version-scores';
import { useSaving } from '../saving/use-saving';
import type { CurrentDraft } from '../threads/current-draft';
import { useAddVersion } from '../versions/use-add-version';
import { useEditing } from '../versions/use-editing';
import { useShownVersion } from '../versions/use-shown-version';

/** What a tool adds to the workspace of its drafts. */
export interface DraftTool extends ToolContext {
  /** Kept with a saved email. */
  metadata: Record<string, unknown>;
  /** How the progress of its first version is shown, for a tool that shows one. */
  progress?: ProgressCurve;
  /** Stand over and under a version that is done. */
  Above?: ComponentType<ShownText>;
  Below?: ComponentType<ShownText>;
}

/** What a tool may speak of: the words of a version, and the place where they are shown. */
interface ShownText {
  thread: ThreadResponse;
  text: string;
  email: RefObject<HTMLElement | null>;
}

export type Workspace = ReturnType<typeof useWorkspace>;

/** Everything that can be done with the draft of a thread. */
export function useWorkspace(
  thread: ThreadResponse,
  draft: CurrentDraft,
  tool: DraftTool,
  startVersion: number | null,
) {
  const { id: threadId } = thread;
  const conversation = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'feedback' | 'compare' | null>(null);
  const shown = useShownVersion(thread, draft, startVersion);
  const refine = useRefine(threadId);
  const composer = useComposer(threadId, draft, refine);
  const review = useReview(threadId, thread);
  const factCheck = useFactCheck(threadId, conversation);
  const addVersion = useAddVersion(threadId);
  const editing = useEditing(threadId, addVersion);
  const saving = useSaving(thread, shown.text, tool);
  const scores = scoresOf(thread);

  const apply = ({ feedback }: ReviewResponse, suggestions: string[]) => {
    const originalContext = tool.originalPrompt || (thread.messages[0]?.content ?? '');
    const refusal = refuseApply({ feedback, threadId, originalContext }, suggestions);
    if (refusal) return toastFailure(refusal.title, refusal.description);
    shown.show(null);
    refine.mutate(applyRequest(suggestions), { onSuccess: review.close });
  };
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
    tool,
    conversation,
    shown,
    composer: { ...composer, send },
    /** A request that is on its way to the server. */
    sending: refine.isPending ? refine.variables : null,
    /** True while no version can be added. */
    isBusy: draft.state === 'writing' || refine.isPending || addVersion.isPending,
    review,
    factCheck,
    editing: { ...editing, isSaving: addVersion.isPending },
    saving,
    scores,
    score: shown.version ? (scores.get(shown.version.id) ?? null) : null,
    dialog,
    setDialog,
    apply,
    restore,
  };
}
