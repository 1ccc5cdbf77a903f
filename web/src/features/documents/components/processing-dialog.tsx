import { CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState, type ReactNode } from 'react';
import { percentAfter, type ProgressCurve } from '@/lib/progress-curve';
import { useElapsed } from '@/lib/time-hooks';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';
import { Progress } from '@/ui/progress';

/** Quick at first, slower later. */
export const FILE_PROGRESS: ProgressCurve = {
  delayMs: 500,
  everyMs: 300,
  cap: 95,
  step: (percent) => (percent < 30 ? 10 : percent < 60 ? 5 : 2),
};

interface ProcessingDialogProps {
  fileName: string;
  thing: 'File' | 'Page';
  /** What is really going on, beside the curve. */
  stage: string;
  /** null while the file is still being worked on. */
  content: string | null;
  /** What was read, as soon as it is known. */
  report: ReactNode;
  /** What is still to come where one can go on without it; null where one cannot. */
  awaited: string | null;
  onContinue: () => void;
  onCancel: () => void;
  /** Takes the focus afterwards: the place where the file was handed in is gone. */
  returnTo: RefObject<HTMLElement | null>;
  /** What the catalyst search found. */
  children: ReactNode;
}

/** Leaving it hands on what was read, whatever is still to come; before that it stops the work. */
export default function ProcessingDialog(props: ProcessingDialogProps) {
  const { fileName, thing, stage, content, report, awaited, onContinue, onCancel, returnTo, children } = props;
  const isBusy = content === null;
  const canGoOn = !isBusy || awaited !== null;
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) goOn.current?.focus();
  }, [isBusy]);
  const [since] = useState(() => Date.now());
  const elapsed = useElapsed(isBusy ? since : null, FILE_PROGRESS.everyMs);
  const percent = isBusy ? percentAfter(FILE_PROGRESS, elapsed) : 100;
  return (
    <Dialog
      open
      onOpenChange={canGoOn ? onContinue : onCancel}
      title={`Processing ${thing}`}
      description={fileName}
      returnTo={returnTo}
      footer={
        <>
          {isBusy && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
          {isBusy && (
            <Button variant="main" disabled>
              Processing...
            </Button>
          )}
          {/* Last, and the same one throughout: a tap as the work gets done is not lost. */}
          {canGoOn && (
            <Button ref={goOn} variant={isBusy ? 'plain' : 'main'} onClick={onContinue}>
              {isBusy ? 'Continue now' : 'Continue'}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-2">
          <Progress label={`Processing ${thing}`} value={percent} />
          <div className="flex justify-between gap-4 text-sm text-muted">
            <span className="truncate">{isBusy ? stage : 'Done'}</span>
            <span className="tabular-nums">{percent}%</span>
          </div>
        </div>
        {report}
        {isBusy && canGoOn && <p className="text-sm text-muted">{awaited}. You can continue without waiting.</p>}
        {!isBusy && (
          <div className="flex animate-rise-in flex-col gap-3">
            <p className="flex items-center gap-2 font-medium text-good">
              <CircleCheck className="size-4.5" aria-hidden />
              {thing} processed successfully!
            </p>
            <div
              tabIndex={0}
              role="group"
              aria-label="Extracted text"
              className="max-h-52 overflow-y-auto rounded-md border border-line bg-field p-3 text-sm text-muted"
            >
              <FormattedText text={content} />
            </div>
            {children}
          </div>
        )}
      </div>
      <Announcement>{isBusy ? '' : `${thing} processed successfully!`}</Announcement>
    </Dialog>
  );
}
