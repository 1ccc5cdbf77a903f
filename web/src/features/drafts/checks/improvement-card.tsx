import type { Improvement } from '@copydesk/contracts';
import type { Edit } from '@copydesk/text';
import { Check, Undo2 } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Button } from '@/ui/button';
import type { ImprovementState } from './applied-edits';
import { classNames } from '@/ui/class-names';

interface ImprovementCardProps {
  /** A sentence in reviews that quote no lines. */
  improvement: Improvement | string;
  state: ImprovementState;
  isDismissed: boolean;
  /** Null while the draft cannot take a change. */
  onTake: (() => void) | null;
  onDismiss: (isDismissed: boolean) => void;
  /** Null while the draft cannot take a change. */
  onUndo: ((edit: Edit) => void) | null;
}

/** What could be better, with the change as it will be made: to be taken or dismissed, or made already. */
export function ImprovementCard(props: ImprovementCardProps) {
  const { improvement, state, isDismissed, onTake, onDismiss, onUndo } = props;
  const id = useId();
  const { criterion, line, suggestion, edit, byRule, byHand } = partsOf(improvement);
  if (isDismissed && state === 'open') {
    return (
      <div className="flex items-center gap-2 text-sm text-faint">
        <span id={id} className="min-w-0 flex-1 truncate line-through">
          {plain(suggestion)}
        </span>
        <CardAction aria-describedby={id} onClick={() => onDismiss(false)}>
          Bring back
        </CardAction>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-1.5 text-sm break-words">
      {criterion && (
        <p className="flex items-baseline justify-between gap-3 text-xs text-muted">
          <span className="font-medium text-text capitalize">{criterion}</span>
          <span>{originOf(criterion, byRule)}</span>
        </p>
      )}
      {line !== undefined && (
        <q dir="auto" className="line-clamp-2 font-serif text-lg text-muted italic">
          {plain(line.replace(/^[-•]\s+/, ''))}
        </q>
      )}
      <p id={id} dir="auto">
        {plain(suggestion)}
      </p>
      {edit && <EditPreview edit={edit} />}
      {state === 'open' && (
        <div className="-mx-1.5 -mb-1.5 flex flex-wrap gap-1">
          {!byHand && (
            <CardAction tone="accent" aria-describedby={id} disabled={!onTake} onClick={() => onTake?.()}>
              Take
            </CardAction>
          )}
          <CardAction aria-describedby={id} onClick={() => onDismiss(true)}>
            Dismiss
          </CardAction>
        </div>
      )}
      {state === 'applied' && (
        <div className="flex items-center justify-between gap-2">
          <span className="flex items-center gap-1.5 font-medium text-good">
            <Check className="size-4" aria-hidden />
            Applied
          </span>
          {edit && (
            <Button size="small" aria-describedby={id} disabled={!onUndo} onClick={() => onUndo?.(edit)}>
              <Undo2 className="size-4" aria-hidden />
              Undo
            </Button>
          )}
        </div>
      )}
      {state === 'gone' && <p className="text-muted">The email has changed. This suggestion no longer applies.</p>}
    </div>
  );
}

/** Says who found it. */
function originOf(criterion: Improvement['criterion'], byRule: boolean | undefined): string {
  if (!byRule) return 'Judged by the model';
  return criterion === 'compliance' ? 'Compliance rule' : 'Compared with the source';
}

const plain = (text: string) => text.replaceAll('**', '');

function partsOf(improvement: Improvement | string): Partial<Improvement> & { suggestion: string } {
  return typeof improvement === 'string' ? { suggestion: improvement } : improvement;
}

/** The change as it will be made. */
export function EditPreview({ edit }: { edit: Edit }) {
  return (
    <p dir="auto" className="border-l-2 border-line-strong pl-2.5">
      <span className="sr-only">The change: </span>
      {(edit.action === 'replace' || edit.action === 'cut') && (
        <del className="mr-1.5 rounded-xs bg-bad-soft px-0.5 text-bad">{plain(edit.quote)}</del>
      )}
      {edit.action !== 'cut' && (
        <ins className="rounded-xs bg-good-soft px-0.5 text-good no-underline">{plain(edit.text)}</ins>
      )}
    </p>
  );
}

interface CardActionProps extends ComponentProps<'button'> {
  tone?: 'accent';
}

/** What can be done with a note, as a word. */
function CardAction({ tone, ...rest }: CardActionProps) {
  return (
    <button
      type="button"
      className={classNames(
        'h-8 shrink-0 rounded-md px-1.5 text-sm font-medium transition-colors duration-150 hover:bg-raised disabled:text-faint max-md:h-11 max-md:px-2.5',
        tone === 'accent' ? 'text-accent' : 'text-muted hover:text-text',
      )}
      {...rest}
    />
  );
}
