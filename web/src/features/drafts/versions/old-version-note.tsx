import { Button } from '@/ui/button';
import type { Version } from '../threads/versions-of';

interface OldVersionNoteProps {
  version: Version;
  newest: number;
  /** True while no version can be added. */
  isBusy: boolean;
  onRestore: () => void;
  onCompare: () => void;
  onLeave: () => void;
}

/** Stands over an earlier version: what one may do with it. */
export function OldVersionNote({ version, newest, isBusy, onRestore, onCompare, onLeave }: OldVersionNoteProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2.5">
      <p className="text-sm text-muted">This is version {version.number}. Changes are made to the newest one.</p>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button size="small" disabled={isBusy} onClick={onRestore}>
          Restore
        </Button>
        <Button size="small" variant="quiet" onClick={onCompare}>
          Compare
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          Go to version {newest}
        </Button>
      </div>
    </div>
  );
}
