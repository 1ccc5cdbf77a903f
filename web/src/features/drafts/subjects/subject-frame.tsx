import { INBOX, LIMITS } from '@copydesk/contracts';
import { Popover } from 'radix-ui';
import { createPortal } from 'react-dom';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsPhone } from '@/lib/use-is-wide';
import { classNames } from '@/ui/class-names';
import { Panel } from '@/ui/panel';
import { SubjectList } from './subject-list';
import { describeLength, type SubjectIdeasOf } from './use-subjects';

interface SubjectFrameProps {
  subjects: SubjectIdeasOf;
  preheader: string | null;
  isOld: boolean;
  isBusy: boolean;
  /** The email, whose subject is a heading below the word 'Subject'. */
  children: ReactNode;
}

/** Of its line, in pixels. */
const PREHEADER_HEIGHT = 36;

/** Stands around an email: how long its subject is, the way to others, and the preheader below it. */
export function SubjectFrame({ subjects, preheader, isOld, isBusy, children }: SubjectFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { subject, keepPreheader } = subjects;
  const top = useSubjectEnd(frame, subject);
  return (
    <div ref={frame} className={classNames('relative', subject !== null && '[&_h3]:mb-15!')}>
      {subject !== null && (
        <div
          data-not-text
          className="pointer-events-none absolute inset-x-0 top-0 z-1 flex items-baseline gap-2 text-sm text-muted select-none"
        >
          <span aria-hidden className="invisible">
            Subject
          </span>
          <span
            title={describeLength(subject)}
            className={classNames('tabular-nums', subject.length > INBOX.desktop && 'text-warn')}
          >
            <span aria-hidden>{subject.length}</span>
            <span className="sr-only">Subject: {describeLength(subject)}</span>
          </span>
          {!isOld && <MoreSubjects subjects={subjects} preheader={preheader} isBusy={isBusy} below={top ?? 0} />}
        </div>
      )}
      {top !== null && subject !== null && !(isOld && preheader === null) && (
        <div className="absolute inset-x-0 z-1" style={{ top }}>
          <PreheaderInput key={preheader} preheader={preheader} isOff={isOld} onKeep={keepPreheader} />
        </div>
      )}
      {/* Stays where it is whatever becomes of its subject: it may be written in. */}
      <div>{children}</div>
    </div>
  );
}

/** Where the subject ends, from the top of its frame, however often the lines of the email are broken anew. */
function useSubjectEnd(frame: { current: HTMLElement | null }, subject: string | null): number | null {
  const [end, setEnd] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const line = element.querySelector('h3')?.getBoundingClientRect();
      setEnd(line ? Math.round(line.bottom - element.getBoundingClientRect().top) : null);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, subject]);
  return end;
}

interface MoreSubjectsProps extends Omit<SubjectFrameProps, 'isOld' | 'children'> {
  /** How far below its button the list opens: subject and preheader stay in sight. */
  below: number;
}

function MoreSubjects({ subjects, preheader, isBusy, below }: MoreSubjectsProps) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const { ideas, state, ask } = subjects;
  const open = (wanted: boolean) => {
    setOpen(wanted);
    if (wanted && ideas === null && state === 'idle') ask();
  };
  const list = <SubjectList subjects={subjects} preheader={preheader} isBusy={isBusy} onDone={() => setOpen(false)} />;
  const look = 'pointer-events-auto ml-auto rounded-sm px-1 text-accent hover:underline max-lg:-my-3 max-lg:py-3';
  if (isPhone) {
    return (
      <>
        <button type="button" aria-haspopup="dialog" className={look} onClick={() => open(true)}>
          More subjects
        </button>
        {isOpen &&
          createPortal(
            <Panel title="Subjects" scroll="flows" onClose={() => setOpen(false)}>
              <div className="-m-3">{list}</div>
            </Panel>,
            document.body,
          )}
      </>
    );
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={open}>
      <Popover.Trigger className={look}>More subjects</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={below + PREHEADER_HEIGHT - 16}
          collisionPadding={12}
          aria-label="Subjects"
          className="z-30 max-h-(--radix-popover-content-available-height) w-[min(36rem,calc(100vw-1.5rem))] animate-rise-in overflow-y-auto rounded-lg border border-line-strong bg-surface shadow-float outline-none"
        >
          {list}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface PreheaderInputProps {
  preheader: string | null;
  isOff: boolean;
  onKeep: (preheader: string) => void;
}

/** It looks like text until one goes near it. Enter keeps, Escape takes back. */
function PreheaderInput({ preheader, isOff, onKeep }: PreheaderInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      aria-label="Preheader"
      placeholder="Add a preheader"
      value={typed ?? preheader ?? ''}
      readOnly={isOff}
      maxLength={LIMITS.preheaderMax}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed !== null && onKeep(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setTyped(null);
      }}
      className="-mx-2 h-9 w-[calc(100%+1rem)] max-md:h-11 truncate rounded-md border border-transparent bg-transparent px-2 text-sm text-muted transition-colors duration-150 placeholder:text-faint read-only:pointer-events-none hover:border-line focus:border-field-line focus:bg-field focus:text-text max-md:text-lg"
    />
  );
}
