import { useRef } from 'react';
import { RequestBubble } from '../conversation/request-bubble';
import { OldVersionNote } from '../versions/old-version-note';
import { DraftEnding } from '../writing/draft-ending';
import { DraftSkeleton } from './draft-skeleton';
import { DraftText } from './draft-text';
import type { WorkspaceExtras } from './draft-workspace';
import type { Workspace } from './use-workspace';

interface ShownDraftProps extends Omit<WorkspaceExtras, 'progress'> {
  workspace: Workspace;
}

/** The version one looks at, under the words that asked for it. */
export function ShownDraft({ workspace, Above, Below, Text, onGenerateAgain }: ShownDraftProps) {
  const { thread, draft, shown, sending, isBusy, restore } = workspace;
  const { version, text, isOld, newest, show } = shown;
  const isWriting = sending !== null || (draft.state === 'writing' && !isOld);
  const request = sending ?? (isWriting ? draft.request : (version?.request ?? null));
  const isWaiting = sending !== null || (isWriting && text === '');
  const email = useRef<HTMLDivElement>(null);
  const shownText = version && !isWriting ? { thread, text, email } : null;
  return (
    <>
      {isOld && <OldVersionNote newest={newest} isBusy={isBusy} onRestore={restore} onLeave={() => show(null)} />}
      {request !== null && (
        <div className="mb-7 flex flex-col">
          <RequestBubble text={request} />
        </div>
      )}
      {shownText && Above && <Above {...shownText} />}
      <article aria-label="Email" aria-busy={isWriting}>
        {isWaiting && request !== null ? (
          <DraftSkeleton />
        ) : (
          <div ref={email} data-message-text>
            {shownText && Text ? <Text thread={thread} text={text} /> : <DraftText text={text} isWriting={isWriting} />}
          </div>
        )}
        {!isOld && !isWriting && <DraftEnding threadId={thread.id} draft={draft} onGenerateAgain={onGenerateAgain} />}
      </article>
      {shownText && Below && <Below {...shownText} />}
    </>
  );
}
