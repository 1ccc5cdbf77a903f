import type { ThreadResponse } from '@copydesk/contracts';
import { GitCompareArrows, Pencil } from 'lucide-react';
import { Suspense, useRef, type ComponentType, type RefObject } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { Conversation } from '../conversation/conversation';
import { AnswerBubble, RequestBubble } from '../conversation/request-bubble';
import { DraftFindings } from '../findings/draft-findings';
import { ClaimedText, type VersionTextProps } from '../ledger/claimed-text';
import { DraftSkeleton } from '../parts/draft-placeholders';
import { DraftText } from '../parts/draft-text';
import { TitleInput } from '../saving/title-input';
import { SubjectFrame } from '../subjects/subject-frame';
import { conversationOf } from '../thread/versions';
import { OldVersionNote } from '../versions/shown-version';
import { DraftEnding } from '../writing/draft-ending';
import { useStickToEnd } from './use-stick-to-end';
import type { Workspace } from './use-workspace';

const EditPane = lazyComponent(() => import('../versions/edit-pane'));

/** What may be said of a version: its words, and the place where they are shown. */
interface ShownText {
  thread: ThreadResponse;
  text: string;
  email: RefObject<HTMLElement | null>;
}

/** What a screen may add to the email. */
export interface StageExtras {
  /** Stand over and under a version that is done. */
  Above?: ComponentType<ShownText>;
  Below?: ComponentType<ShownText>;
  /** Shows the words of a version that is done. */
  Text?: ComponentType<VersionTextProps>;
  /** Has the first version written again, after it was stopped. */
  onGenerateAgain?: () => void;
}

interface DraftStageProps extends StageExtras {
  workspace: Workspace;
  isWide: boolean;
}

/** The email in the middle of the desk, with the conversation that led to it. */
export function DraftStage({ workspace, isWide, ...extras }: DraftStageProps) {
  const { thread, draft, shown, scores, editing, isBusy, saving, setDialog, claims } = workspace;
  const { version, versions, text, isOld, show } = shown;
  const content = useRef<HTMLDivElement>(null);
  useStickToEnd(content, text, draft.state === 'writing' && !isOld);
  return (
    <div ref={content} className="mx-auto w-full max-w-[42rem] flex-1 px-4 pt-3 pb-20 sm:px-6 lg:pt-4">
      {!isWide && version && (
        <div className="mb-1">
          <TitleInput saving={saving} disabled={false} />
        </div>
      )}
      <Conversation
        turns={conversationOf(thread)}
        scores={scores}
        shownId={version?.id ?? null}
        summarized={thread.summarized}
        onShow={show}
      >
        {isWide && version && editing.typed === null && (
          <>
            <Button variant="quiet" size="small" disabled={isBusy} onClick={() => editing.begin(version)}>
              <Pencil className="size-3.5" aria-hidden />
              Edit
            </Button>
            {versions.length > 1 && (
              <Button variant="quiet" size="small" onClick={() => setDialog('compare')}>
                <GitCompareArrows className="size-3.5" aria-hidden />
                Compare
              </Button>
            )}
          </>
        )}
      </Conversation>
      <div className="pt-5">
        {editing.typed !== null && draft.version ? (
          <Suspense fallback={<DraftSkeleton />}>
            <EditPane
              text={editing.typed}
              claims={claims}
              isSaving={editing.isSaving}
              onChange={editing.setTyped}
              onSave={() => draft.version && editing.save(draft.version)}
              onCancel={editing.cancel}
            />
          </Suspense>
        ) : (
          <ShownDraft workspace={workspace} {...extras} />
        )}
      </div>
    </div>
  );
}

interface ShownDraftProps extends StageExtras {
  workspace: Workspace;
}

/** The version one looks at, under the words that asked for it. */
function ShownDraft({ workspace, Above, Below, Text, onGenerateAgain }: ShownDraftProps) {
  const { thread, draft, shown, sending, isBusy, restore, claims, changed, replaceText, subjects } = workspace;
  const { version, text, isOld, newest, show } = shown;
  const isWriting = sending !== null || (draft.state === 'writing' && !isOld);
  const request = sending ?? (isWriting || (draft.unchanged && !isOld) ? draft.request : (version?.request ?? null));
  const note = isWriting ? null : isOld ? (version?.note ?? null) : draft.note;
  const isWaiting = sending !== null || (isWriting && text === '');
  const email = useRef<HTMLDivElement>(null);
  const shownText = version && !isWriting ? { thread, text, email } : null;
  return (
    <>
      {isOld && <OldVersionNote newest={newest} isBusy={isBusy} onRestore={restore} onLeave={() => show(null)} />}
      {request !== null && (
        <div className="mb-7 flex flex-col gap-2.5">
          <RequestBubble text={request} />
          {note !== null && <AnswerBubble text={note} />}
        </div>
      )}
      {shownText && Above && <Above {...shownText} />}
      <article aria-label="Email" aria-busy={isWriting}>
        {isWaiting && request !== null ? (
          <DraftSkeleton />
        ) : (
          <div ref={email} data-message-text>
            {shownText ? (
              <SubjectFrame subjects={subjects} preheader={shown.preheader} isOld={isOld} isBusy={isBusy}>
                <ClaimedText thread={thread} text={text} claims={claims} changed={changed.marks} Text={Text} />
              </SubjectFrame>
            ) : (
              <DraftText text={text} isWriting={isWriting} />
            )}
          </div>
        )}
        {!isOld && !isWriting && <DraftEnding threadId={thread.id} draft={draft} onGenerateAgain={onGenerateAgain} />}
      </article>
      {version && !isWriting && !isOld && <DraftFindings text={text} isBusy={isBusy} onReplace={replaceText} />}
      {shownText && Below && <Below {...shownText} />}
    </>
  );
}
