import { CircleCheck, FileText, Globe, Landmark, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { percentAfter, type ProgressCurve } from '@/lib/progress-curve';
import { useElapsed } from '@/lib/time-hooks';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { FormattedText } from '@/ui/formatted-text';
import { Progress } from '@/ui/progress';
import type { Notice } from '../check-file';
import type { Thing } from '../intake/material';

/** Quick at first, slower later. */
export const FILE_PROGRESS: ProgressCurve = {
  delayMs: 500,
  everyMs: 300,
  cap: 95,
  step: (percent) => (percent < 30 ? 10 : percent < 60 ? 5 : 2),
};

interface ProcessingChipProps {
  fileName: string;
  thing: Thing;
  /** What is really going on, beside the curve. */
  stage: string;
  /** What is said about a file that is large. */
  notice: Notice | null;
  /** null while the file is still being worked on. */
  content: string | null;
  /** What was read, as soon as it is known. */
  report: ReactNode;
  /** What is still to come where one can go on without it; null where one cannot. */
  awaited: string | null;
  onContinue: () => void;
  onCancel: () => void;
  /** What the catalyst search found. */
  children: ReactNode;
}

/**
 * The source while it is read: it fills, and the rest of the page is used meanwhile. Leaving it by Escape hands on what was
 * read, whatever is still to come; before that it stops the work.
 */
export default function ProcessingChip(props: ProcessingChipProps) {
  const { fileName, thing, stage, notice, content, report, awaited, onContinue, onCancel, children } = props;
  const isBusy = content === null;
  const canGoOn = !isBusy || awaited !== null;
  const { chip, goOn } = useFocusOfChip(isBusy);
  const [since] = useState(() => Date.now());
  const elapsed = useElapsed(isBusy ? since : null, FILE_PROGRESS.everyMs);
  const percent = isBusy ? percentAfter(FILE_PROGRESS, elapsed) : 100;
  const id = useId();
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    (canGoOn ? onContinue : onCancel)();
  };
  return (
    <section
      ref={chip}
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}name`}
      tabIndex={-1}
      onKeyDown={leave}
      className="flex animate-fade-in flex-col overflow-hidden rounded-lg border border-line bg-surface outline-none"
    >
      <Head id={id} title={`Processing ${thing}`} stage={isBusy ? stage : 'Done'} {...{ fileName, thing, percent }} />
      <div className="flex flex-col gap-3 px-3 pt-2 pb-3">
        {/* Above everything that comes: what is pressed stays where it is. */}
        <div className="flex items-center justify-end gap-1 whitespace-nowrap">
          {isBusy && (
            <Button variant="quiet" size="small" className="px-2.5" onClick={onCancel}>
              Cancel
            </Button>
          )}
          {isBusy && (
            <Button size="small" disabled className="px-2.5">
              Processing...
            </Button>
          )}
          {/* Last, and the same one throughout: a tap as the work gets done is not lost. */}
          {canGoOn && (
            <Button ref={goOn} size="small" onClick={onContinue}>
              {isBusy ? 'Continue now' : 'Continue'}
            </Button>
          )}
        </div>
        {notice && (
          <p className="text-sm text-muted">
            <strong className="font-medium text-text">{notice.title}</strong> {notice.description}
          </p>
        )}
        {report}
        {isBusy && canGoOn && <p className="text-sm text-muted">{awaited}. You can continue without waiting.</p>}
        {!isBusy && <Outcome {...{ thing, content, children }} />}
      </div>
      <Announcement>{isBusy ? '' : `${thing} processed successfully!`}</Announcement>
    </section>
  );
}

function Outcome({ thing, content, children }: { thing: string; content: string; children: ReactNode }) {
  return (
    <>
      <p className="flex items-center gap-2 font-medium text-good">
        <CircleCheck className="size-4.5" aria-hidden />
        {thing} processed successfully!
      </p>
      <div
        tabIndex={0}
        role="group"
        aria-label="Extracted text"
        className="max-h-40 overflow-y-auto rounded-md border border-line bg-field p-3 text-sm text-muted"
      >
        <FormattedText text={content} />
      </div>
      {children}
    </>
  );
}

/** It takes the focus where that is lost with the place in which the file was handed in, and from nobody who went on typing. */
function useFocusOfChip(isBusy: boolean) {
  const chip = useRef<HTMLElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) chip.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!isBusy && chip.current?.contains(document.activeElement)) goOn.current?.focus({ preventScroll: true });
  }, [isBusy]);
  return { chip, goOn };
}

const ICONS = { File: FileText, Page: Globe, Filing: Landmark } satisfies Record<Thing, LucideIcon>;

interface HeadProps {
  id: string;
  title: string;
  fileName: string;
  thing: Thing;
  percent: number;
  stage: string;
}

function Head({ id, title, fileName, thing, percent, stage }: HeadProps) {
  const Icon = ICONS[thing];
  return (
    <div className="relative flex items-center gap-3 border-b border-line px-3 py-2">
      <div
        aria-hidden
        style={{ width: `${percent}%` }}
        className={classNames(
          'absolute inset-y-0 left-0 transition-[width] duration-300 ease-out',
          percent < 100 ? 'bg-accent-soft' : 'bg-good/10',
        )}
      />
      <Icon className="relative size-4.5 shrink-0 text-accent" strokeWidth={1.75} aria-hidden />
      <div className="relative min-w-0 flex-1">
        <p id={`${id}title`} className="truncate text-sm text-muted">
          {title}
        </p>
        <p id={`${id}name`} dir="auto" className="truncate font-medium">
          {fileName}
        </p>
        <p className="min-h-5 truncate text-sm text-muted">{stage}</p>
      </div>
      <span className="relative text-sm text-muted tabular-nums">{percent}%</span>
      <div className="sr-only">
        <Progress label={title} value={percent} />
      </div>
    </div>
  );
}
