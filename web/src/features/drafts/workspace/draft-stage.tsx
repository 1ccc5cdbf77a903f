import type { Brief, ThreadResponse } from '@copydesk/contracts';
import { type ComponentType, type MouseEvent, type RefObject, Suspense, useMemo, useRef } from 'react';
import { useIsWide } from '@/lib/use-is-wide';
import type { Mark } from '@/ui/marked-runs';
import { DraftEditor } from '../editor/draft-editor';
import { tagMarks } from '../editor/draft-marks';
import { ClaimedText } from '../ledger/claimed-text';
import { DraftSheet } from '../parts/draft-sheet';
import { DraftText } from '../parts/draft-text';
import type { Contradiction } from '../ready/contradictions';
import { TitleInput } from '../saving/title-input';
import { SelectionTools } from '../selection/selection-tools';
import { SubjectFrame } from '../subjects/subject-frame';
import { OldVersionNote } from '../versions/shown-version';
import { DraftEnding } from '../writing/draft-ending';
import { restOf } from '../writing/rest-of';
import { useKeepEye } from './use-keep-eye';
import { useStickToEnd } from './use-stick-to-end';
import type { Workspace } from './use-workspace';

/** What may be said of a version: its words, and the place where they are shown. */
interface ShownText {
  thread: ThreadResponse;
  text: string;
  email: RefObject<HTMLElement | null>;
}

/** A version that is shown in a form of its own. */
export interface SheetProps {
  thread: ThreadResponse;
  text: string;
  marks: readonly Mark[];
  /** An earlier version is only read. */
  isOld: boolean;
  isBusy: boolean;
  /** Puts another wording in the place of the draft. */
  onChange: (text: string) => void;
  /** Somebody has left what they typed in. */
  onBlur: () => void;
}

/** What a screen may add to the email. */
export interface StageExtras {
  /** Stands in the place of an email, for a draft that is none. */
  Sheet?: ComponentType<SheetProps>;
  /** Stand over and under a version that is done. */
  Above?: ComponentType<ShownText>;
  Below?: ComponentType<ShownText>;
  /** Stands beside an email that may be written anew from another angle. */
  Angles?: ComponentType<{
    thread: ThreadResponse;
    brief: Brief;
    another: NonNullable<Workspace['angle']>;
    isBusy: boolean;
    onClose: () => void;
  }>;
  /** What is marked in a version that is done. */
  useMarks?: (thread: ThreadResponse, text: string) => readonly Mark[];
  /** What a version disagrees about with other texts. */
  useDisagreements?: (thread: ThreadResponse, text: string) => readonly Contradiction[];
  /** Has the first version written again, after it was stopped. */
  onGenerateAgain?: () => void;
}

interface DraftStageProps extends StageExtras {
  workspace: Workspace;
}

/** The email in the middle of the desk. */
export function DraftStage({ workspace, ...extras }: DraftStageProps) {
  const { draft, shown, saving } = workspace;
  const { version, text, isOld } = shown;
  const isWide = useIsWide();
  const content = useRef<HTMLDivElement>(null);
  useStickToEnd(content, text, draft.state === 'writing' && draft.request === null && !isOld);
  useKeepEye(content, workspace.sending !== null || (draft.state === 'writing' && draft.request !== null));
  return (
    <DraftSheet ref={content}>
      <ShownDraft workspace={workspace} {...extras} />
      {version && !isWide && (
        <div className="mt-10 border-t border-line pt-3">
          <TitleInput saving={saving} />
        </div>
      )}
    </DraftSheet>
  );
}

interface ShownDraftProps extends StageExtras {
  workspace: Workspace;
}

/** The version one looks at, under the words that asked for it. */
function ShownDraft({ workspace, Sheet, Above, Below, useMarks = useNoMarks, onGenerateAgain }: ShownDraftProps) {
  const { thread, draft, shown, sending, isBusy, restore, claims, changed, replaceText, replaceFigure, email, panels } =
    workspace;
  const { editing, factCheck, selectionTools, subjects } = workspace;
  const { version, text, isOld, newest, show } = shown;
  const isWriting = sending !== null || (draft.state === 'writing' && !isOld);
  const changing = useChangedInPlace(workspace);
  const own = useMarks(thread, text);
  // They are places of the version as it came.
  const glowing = text === version?.text ? changed.marks : NO_MARKS;
  const marks = useMemo(() => [...own, ...glowing, ...tagMarks(text)], [own, glowing, text]);
  const { session } = editing;
  const shownText = version && !isWriting ? { thread, text, email } : null;
  // By keyboard the list of changes is opened by its button.
  const openChanges = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-change]')) panels.open({ kind: 'changes' });
  };
  const leaveClaim = ({ from }: { from: number }) => {
    if (from < text.length) session.focusAt(from);
    else email.current?.querySelector('textarea')?.focus();
  };
  return (
    <>
      {isOld && <OldVersionNote newest={newest} isBusy={isBusy} onRestore={restore} onLeave={() => show(null)} />}
      <Suspense fallback={null}>{shownText && Above && <Above {...shownText} />}</Suspense>
      <article aria-label="Email" aria-busy={isWriting}>
        <div ref={email} data-message-text role="presentation" onClick={openChanges}>
          {shownText ? (
            <ClaimedText
              claims={claims}
              isListed={panels.panel?.kind === 'claims'}
              marks={marks}
              onLeave={isOld ? undefined : leaveClaim}
              onReplace={isBusy ? null : replaceText}
              onUse={isBusy ? null : replaceFigure}
            >
              {(all) =>
                Sheet ? (
                  <Suspense fallback={<DraftText text={text} marks={all} />}>
                    <Sheet
                      {...{ thread, text, marks: all, isOld, isBusy }}
                      onChange={editing.change}
                      onBlur={() => void editing.flush()}
                    />
                  </Suspense>
                ) : (
                  <SubjectFrame subjects={subjects} marks={all} state={isOld ? 'old' : 'on'} isBusy={isBusy}>
                    {isOld ? (
                      <DraftText text={text} marks={all} />
                    ) : (
                      <DraftEditor session={session} text={text} marks={all} onBlur={() => void editing.flush()} />
                    )}
                  </SubjectFrame>
                )
              }
            </ClaimedText>
          ) : (
            <SubjectFrame subjects={subjects} marks={NO_MARKS} state="writing" isBusy={isBusy}>
              <DraftText {...(changing ?? { text, isWriting })} />
            </SubjectFrame>
          )}
        </div>
        {!isOld && !isWriting && <DraftEnding threadId={thread.id} draft={draft} onGenerateAgain={onGenerateAgain} />}
      </article>
      {shownText && !isOld && (
        <SelectionTools
          session={session}
          isBusy={isBusy}
          onFactCheck={() => factCheck.checkSelection()}
          {...selectionTools}
        />
      )}
      <Suspense fallback={null}>{shownText && Below && <Below {...shownText} />}</Suspense>
    </>
  );
}

/** A draft that is being changed: what is written by now, and below it what stands from there on, until that is written anew. */
function useChangedInPlace({ draft, shown, sending }: Workspace): { text: string; marks: readonly Mark[] } | null {
  const { versions, isOld, text } = shown;
  const before = versions.at(-1)?.text;
  const isChanging = sending !== null || (draft.state === 'writing' && draft.request !== null && !isOld);
  const written = sending === null ? text : '';
  return useMemo(() => {
    if (!isChanging || before === undefined) return null;
    const rest = restOf(before, written);
    const mark = { from: written.length, to: written.length + rest.length, className: 'text-faint' };
    return { text: written + rest, marks: rest === '' ? NO_MARKS : [mark] };
  }, [isChanging, before, written]);
}

const NO_MARKS: readonly Mark[] = [];
const useNoMarks = () => NO_MARKS;
