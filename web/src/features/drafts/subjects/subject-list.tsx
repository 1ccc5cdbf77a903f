import { INBOX, SUBJECT_ANGLES, SUBJECTS } from '@copydesk/contracts';
import type { KeyboardEvent } from 'react';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/skeleton';
import { describeLength } from './describe-length';
import type { SubjectIdeasOf } from './use-subjects';

interface SubjectListProps {
  subjects: SubjectIdeasOf;
  /** True while the draft cannot be changed. */
  isBusy: boolean;
  onDone: () => void;
}

const LINE =
  'w-full rounded-md px-3 py-2 text-left transition-colors duration-150 hover:bg-raised focus-visible:bg-raised disabled:cursor-not-allowed aria-[current=true]:bg-accent-soft max-lg:py-2.5';

/** Subject lines to choose from, the one that stands first, and a preheader. Up and down go from one to the next. */
export function SubjectList({ subjects, isBusy, onDone }: SubjectListProps) {
  const { subject, ideas, state, ask, stop, choose, preheader } = subjects;
  const isRunning = state === 'running';
  const offered = (ideas?.subjects ?? []).filter((idea) => idea.subject !== subject);
  const take = (chosen: string, place: number) => {
    choose(chosen, place);
    onDone();
  };
  return (
    <div className="flex flex-col gap-1 p-2" onKeyDown={stepByKey} role="presentation">
      <ul aria-label="Subjects" aria-busy={isRunning} className="flex flex-col gap-0.5">
        {subject !== null && (
          <li>
            <button type="button" aria-current className={LINE} onClick={onDone}>
              <Line text={subject} note={`In the email · ${describeLength(subject)}`} />
            </button>
          </li>
        )}
        {isRunning
          ? Array.from({ length: SUBJECTS }, (_, at) => (
              <li key={at} className="px-3 py-2 max-lg:py-2.5">
                <Skeleton className={classNames('h-5', at % 2 ? 'w-3/5' : 'w-4/5')} />
                <Skeleton className="mt-1.5 h-3.5 w-2/5" />
              </li>
            ))
          : offered.map((idea, at) => (
              <li key={idea.subject}>
                <button type="button" className={LINE} disabled={isBusy} onClick={() => take(idea.subject, at)}>
                  <Line text={idea.subject} note={`${SUBJECT_ANGLES[idea.angle]} · ${describeLength(idea.subject)}`} />
                </button>
              </li>
            ))}
      </ul>
      {!isRunning && ideas?.preheader && ideas.preheader !== preheader.text && (
        <button
          type="button"
          className={classNames(LINE, 'border-t border-line')}
          disabled={isBusy}
          onClick={() => preheader.type(ideas.preheader ?? '')}
        >
          <Line text={ideas.preheader} isSubject={false} note={`Preheader · ${ideas.preheader.length} characters`} />
        </button>
      )}
      <div className="flex items-center justify-between gap-3 border-t border-line px-3 pt-2">
        <p className="text-sm text-muted">{wordsOf(state, offered.length)}</p>
        {isRunning ? (
          <Button size="small" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button size="small" variant="quiet" onClick={ask}>
            {state === 'failed' ? 'Try again' : 'Suggest others'}
          </Button>
        )}
      </div>
      <Announcement>{isRunning ? 'Subjects are being written.' : wordsOf(state, offered.length)}</Announcement>
    </div>
  );
}

function wordsOf(state: SubjectIdeasOf['state'], offered: number): string {
  if (state === 'running') return 'Writing subjects...';
  if (state === 'failed') return 'No subjects were written.';
  return offered === 1 ? '1 subject to choose from' : `${offered} subjects to choose from`;
}

/** A line as an inbox shows it: what is cut on a phone is paler, what is cut everywhere more so. */
function Line({ text, note, isSubject = true }: { text: string; note: string; isSubject?: boolean }) {
  const [phone, desktop] = isSubject ? [INBOX.phone, INBOX.desktop] : [text.length, text.length];
  return (
    <>
      <span dir="auto" className="block text-base text-text">
        {text.slice(0, phone)}
        <span className="text-muted">{text.slice(phone, desktop)}</span>
        <span className="text-faint line-through">{text.slice(desktop)}</span>
      </span>
      <span className="mt-0.5 block text-sm text-muted">{note}</span>
    </>
  );
}

function stepByKey(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
