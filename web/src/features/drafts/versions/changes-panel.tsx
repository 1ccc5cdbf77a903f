import { Undo2 } from 'lucide-react';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/panel';
import type { Changes } from './use-changes';

interface ChangesPanelProps {
  changes: Changes;
  /** The words on the desk, whose places the changes are. */
  text: string;
  isBusy: boolean;
  onUndoAll: () => void;
  onClose: () => void;
}

/** What the last request changed: each place is kept or taken back by itself, or all of them together. */
export function ChangesPanel({ changes, text, isBusy, onUndoAll, onClose }: ChangesPanelProps) {
  const { list, undo, keep } = changes;
  const said = list.length === 1 ? '1 change' : `${list.length} changes`;
  return (
    <Panel title="Changes" description={said} label="Changes" onClose={onClose}>
      {list.length === 0 ? (
        <p className="text-sm text-muted">Nothing is left to be looked at.</p>
      ) : (
        <>
          <ul className="flex flex-col gap-3">
            {list.map((change) => {
              const added = text.slice(change.from, change.to).trim();
              const removed = change.removed.trim();
              return (
                <li key={`${change.from} ${removed}`} className="flex items-start gap-2 border-b border-line pb-3">
                  <p dir="auto" className="min-w-0 flex-1 text-sm break-words whitespace-pre-wrap">
                    {removed !== '' && <del className="text-faint decoration-faint">{removed}</del>}
                    {removed !== '' && added !== '' && ' '}
                    {added !== '' && <ins className="rounded-[3px] bg-accent-soft px-0.5 no-underline">{added}</ins>}
                  </p>
                  <Button
                    variant="quiet"
                    size="small"
                    disabled={isBusy}
                    aria-label={`Undo: ${added || `“${removed}” was taken out`}`}
                    onClick={() => undo(change)}
                  >
                    <Undo2 className="size-4" aria-hidden />
                    Undo
                  </Button>
                </li>
              );
            })}
          </ul>
          <div className="mt-4 flex gap-2">
            <Button
              size="small"
              onClick={() => {
                keep();
                onClose();
              }}
            >
              Keep all
            </Button>
            <Button variant="quiet" size="small" disabled={isBusy} onClick={onUndoAll}>
              Undo all
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
