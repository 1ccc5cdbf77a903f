import type { Improvement } from '@copydesk/contracts';
import type { Edit } from '@copydesk/text';
import { Check, Undo2 } from 'lucide-react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import type { ImprovementState } from './applied-edits';

interface ImprovementCardProps {
  /** A sentence in reviews that quote no lines. */
  improvement: Improvement | string;
  state: ImprovementState;
  isChosen: boolean;
  onToggle: () => void;
  /** Null while the draft cannot take a change. */
  onUndo: ((edit: Edit) => void) | null;
}

/** What could be better, with the line it means: to be chosen, or made already. */
export function ImprovementCard({ improvement, state, isChosen, onToggle, onUndo }: ImprovementCardProps) {
  const edit = typeof improvement === 'string' ? undefined : improvement.edit;
  if (state === 'open') {
    return (
      <li>
        <label className={classNames(CARD, CHOOSABLE)}>
          <input type="checkbox" checked={isChosen} onChange={onToggle} className="peer sr-only" />
          <span
            aria-hidden
            className="mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-sm border border-field-line bg-field text-transparent transition-colors duration-150 peer-checked:border-accent peer-checked:bg-accent peer-checked:text-ink"
          >
            <Check className="size-3.5" strokeWidth={3} />
          </span>
          <ImprovementText improvement={improvement} />
        </label>
      </li>
    );
  }
  return (
    <li className={CARD}>
      <span className="min-w-0 flex-1">
        <ImprovementText improvement={improvement} />
        <span className="mt-2.5 flex flex-wrap items-center justify-between gap-2 text-sm">
          {state === 'applied' ? (
            <span className="flex items-center gap-1.5 font-medium text-good">
              <Check className="size-4" aria-hidden />
              Applied
            </span>
          ) : (
            <span className="text-muted">The email has changed: this no longer fits.</span>
          )}
          {state === 'applied' && edit && (
            <Button disabled={!onUndo} onClick={() => onUndo?.(edit)}>
              <Undo2 className="size-4" aria-hidden />
              Undo
            </Button>
          )}
        </span>
      </span>
    </li>
  );
}

const CARD = 'relative flex gap-3 rounded-md border border-line bg-raised p-3';
const CHOOSABLE =
  'cursor-pointer transition-colors duration-150 hover:border-line-strong has-checked:border-accent/40 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

function ImprovementText({ improvement }: { improvement: Improvement | string }) {
  if (typeof improvement === 'string') return <span className="min-w-0 flex-1 break-words">{improvement}</span>;
  const { criterion, line, suggestion, edit, byRule } = improvement;
  return (
    <span className="block min-w-0 flex-1 break-words">
      <span className="mb-1 flex items-baseline justify-between gap-3 text-xs text-muted">
        <span className="capitalize">{criterion}</span>
        <span>{byRule ? 'Compared by rule' : 'Read by the model'}</span>
      </span>
      <q dir="auto" className="line-clamp-3 font-serif text-lg text-muted italic">
        {line.replace(/^[-•]\s+/, '').replaceAll('**', '')}
      </q>
      <span dir="auto" className="mt-1.5 block">
        {suggestion.replaceAll('**', '')}
      </span>
      {edit && <EditPreview edit={edit} />}
    </span>
  );
}

/** The change as it will be made. */
function EditPreview({ edit }: { edit: Edit }) {
  const plain = (text: string) => text.replaceAll('**', '');
  return (
    <span dir="auto" className="mt-2 block border-l-2 border-line-strong pl-3 text-sm">
      <span className="sr-only">The change: </span>
      {(edit.action === 'replace' || edit.action === 'cut') && (
        <del className="mr-1.5 rounded-xs bg-bad-soft px-0.5 text-bad">{plain(edit.quote)}</del>
      )}
      {edit.action !== 'cut' && (
        <ins className="rounded-xs bg-good-soft px-0.5 text-good no-underline">{plain(edit.text)}</ins>
      )}
    </span>
  );
}
