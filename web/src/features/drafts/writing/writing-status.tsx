import type { ProgressCurve } from '@/lib/progress-curve';
import { useLingering } from '../runs/use-lingering';
import type { CurrentDraft } from '../threads/current-draft';
import { GenerationPill } from './generation-pill';
import { WritingPill } from './writing-pill';

/** How long a progress that is whole stays to be seen. */
const WHOLE_FOR_MS = 300;

interface WritingStatusProps {
  draft: CurrentDraft;
  /** The tool's own, for its first versions; null where it shows none. */
  curve: ProgressCurve | null;
  reachable: boolean;
}

/** Hovers over a draft while it is written. */
export function WritingStatus({ draft, curve, reachable }: WritingStatusProps) {
  const { state, job, request } = draft;
  const isWriting = state === 'writing';
  const isRecent = useLingering(isWriting, WHOLE_FOR_MS);
  if (!job) return null;
  const isShown = isWriting || (isRecent && state === 'done');
  if (curve && request === null && isShown) {
    return <GenerationPill key={job.id} job={job} reachable={reachable} curve={curve} isDone={!isWriting} />;
  }
  return isWriting && <WritingPill job={job} reachable={reachable} />;
}
