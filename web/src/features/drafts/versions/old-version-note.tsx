import { Button } from '@/ui/button';

interface OldVersionNoteProps {
  newest: number;
  /** True while no version can be added. */
  isBusy: boolean;
  onRestore: () => void;
  onLeave: () => void;
}

/** Stands over an earlier version: what one may do with it. */
export function OldVersionNote({ newest, isBusy, onRestore, onLeave }: OldVersionNoteProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2.5">
      <p className="text-sm text-muted">An earlier version. Changes are made to version {newest}.</p>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button size="small" disabled={isBusy} onClick={onRestore}>
          Restore
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          Back to the newest
        </Button>
      </div>
    </div>
  );
}
