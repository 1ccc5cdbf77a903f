import { INBOX, LIMITS } from '@copydesk/contracts';
import { Popover } from 'radix-ui';
import { createPortal } from 'react-dom';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIsPhone } from '@/lib/use-is-wide';
import { classNames } from '@/ui/class-names';
import { cutRun, type Mark, MarkedRun } from '@/ui/marked-runs';
import { Panel } from '@/ui/panel';
import { SubjectList } from './subject-list';
import type { Preheader } from './use-preheader';
import { describeLength } from './describe-length';
import type { SubjectIdeasOf } from './use-subjects';

interface SubjectFrameProps {
  subjects: SubjectIdeasOf;
  /** In the draft, and behind it in its preheader. */
  marks: readonly Mark[];
  /** An earlier version is only read, and so is one that is being written: it leaves the room for what comes. */
  state: 'on' | 'old' | 'writing';
  isBusy: boolean;
  /** The email, whose subject is a heading below the word 'Subject'. */
  children: ReactNode;
}

/** Between the preheader and the email. */
const GAP = 24;

/** Stands around an email: how long its subject is, the way to others, and the preheader below it. */
export function SubjectFrame({ subjects, marks, state, isBusy, children }: SubjectFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { subject, preheader } = subjects;
  const top = useSubjectEnd(frame, subject);
  const { height } = preheader;
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--below-subject', `${height + GAP}px`);
  }, [height]);
  const isShown = subject !== null && !(state === 'old' && preheader.text === '');
  const behind = useMemo(
    () => marks.map((mark) => ({ ...mark, from: mark.from - preheader.from, to: mark.to - preheader.from })),
    [marks, preheader.from],
  );
  return (
    <div ref={frame} className={classNames('relative', isShown && '[&_h3]:mb-(--below-subject)!')}>
      {subject !== null && (
        <div
          data-not-text
          className="pointer-events-none absolute inset-x-0 top-0 z-1 flex items-baseline gap-2 text-sm text-muted select-none"
        >
          <span aria-hidden className="invisible">
            Subject
          </span>
          {state !== 'writing' && (
            <span
              title={describeLength(subject)}
              className={classNames('tabular-nums', subject.length > INBOX.desktop && 'text-warn')}
            >
              <span aria-hidden>{subject.length}</span>
              <span className="sr-only">Subject: {describeLength(subject)}</span>
            </span>
          )}
          {state === 'on' && <MoreSubjects subjects={subjects} isBusy={isBusy} below={(top ?? 0) + height} />}
        </div>
      )}
      {top !== null && isShown && (state === 'on' || preheader.text !== '') && (
        <div className="absolute inset-x-0 z-1" style={{ top }}>
          <PreheaderLine preheader={preheader} marks={behind} isOff={state !== 'on'} />
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

interface MoreSubjectsProps extends Pick<SubjectFrameProps, 'subjects' | 'isBusy'> {
  /** How far below its button the list opens: subject and preheader stay in sight. */
  below: number;
}

function MoreSubjects({ subjects, isBusy, below }: MoreSubjectsProps) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const { ideas, state, ask } = subjects;
  const open = (wanted: boolean) => {
    setOpen(wanted);
    if (wanted && ideas === null && state === 'idle') ask();
  };
  const list = <SubjectList subjects={subjects} isBusy={isBusy} onDone={() => setOpen(false)} />;
  const look = 'pointer-events-auto ml-auto rounded-sm px-1 text-accent hover:underline max-lg:-my-3 max-lg:py-3';
  if (isPhone) {
    return (
      <>
        <button type="button" aria-haspopup="dialog" className={look} onClick={() => open(true)}>
          More subjects
        </button>
        {isOpen &&
          createPortal(
            <Panel title="Subjects" onClose={() => setOpen(false)}>
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
          sideOffset={below - 16}
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

interface PreheaderLineProps {
  preheader: Preheader;
  /** Places of these words. */
  marks: readonly Mark[];
  isOff: boolean;
}

const LINE =
  'col-start-1 row-start-1 min-h-9 px-[7px] py-2 max-md:min-h-11 max-md:py-3 break-words whitespace-pre-wrap';

/**
 * It looks like text until one goes near it. Enter keeps, Escape takes back. Its words are shown by what lies over the
 * field, as high as they are and with what is marked in them.
 */
function PreheaderLine({ preheader: { text, from, type, setNear, setHeight }, marks, isOff }: PreheaderLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState(text);
  useLayoutEffect(() => {
    if (line.current) setHeight(line.current.offsetHeight);
  });
  return (
    <div ref={line} className="-mx-2 grid text-sm leading-5 text-muted max-md:text-lg">
      <textarea
        aria-label="Preheader"
        placeholder={isOff ? undefined : 'Add a preheader'}
        rows={1}
        value={text}
        readOnly={isOff}
        maxLength={LIMITS.preheaderMax}
        onFocus={() => {
          setBefore(text);
          setNear(true);
        }}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setNear(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            event.currentTarget.blur();
          }
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          type(before);
        }}
        className={classNames(
          LINE,
          'peer resize-none overflow-hidden rounded-md border border-transparent bg-transparent text-transparent caret-text transition-colors duration-150 placeholder:text-faint read-only:pointer-events-none hover:border-line focus:border-field-line focus:bg-field',
        )}
      />
      <div
        data-not-text
        className={classNames(LINE, 'pointer-events-none border border-transparent peer-focus:text-text')}
      >
        {cutRun({ text, from: 0 }, marks).map((piece) =>
          piece.marks.length === 0 ? (
            <span key={piece.from} data-from={from + piece.from} aria-hidden>
              {piece.text}
            </span>
          ) : (
            <span key={piece.from} data-from={from + piece.from} className="pointer-events-auto">
              <MarkedRun run={{ ...piece, bold: false }} marks={piece.marks} />
            </span>
          ),
        )}
      </div>
    </div>
  );
}
