import { draftToPlainText } from '@copydesk/text';
import { useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from '@/ui/dialog';
import { ToggleGroup } from '@/ui/toggle-group';
import { VersionSelect } from './version-select';
import type { Version } from '../threads/versions-of';
import { compareTexts } from './compare-texts';
import { describeComparison } from './describe-comparison';
import { ComparedText } from './compared-text';

type Layout = 'inline' | 'sides';

const LAYOUTS = [
  { value: 'inline', label: 'Inline' },
  { value: 'sides', label: 'Side by side' },
] as const;

interface CompareDialogProps {
  versions: Version[];
  /** The version to begin with, and the one it is held against. */
  start: { before: number; after: number };
  onClose: () => void;
}

/** Any two versions: word by word in one text, or side by side. */
export function CompareDialog({ versions, start, onClose }: CompareDialogProps) {
  const [numbers, setNumbers] = useState(start);
  const [layout, setLayout] = useState<Layout>('inline');
  const textOf = (wanted: number) => draftToPlainText(versions.find(({ number }) => number === wanted)?.text ?? '');
  const before = useDeferredValue(textOf(numbers.before));
  const after = useDeferredValue(textOf(numbers.after));
  const pieces = useMemo(() => compareTexts(before, after), [before, after]);
  return (
    <Dialog open onOpenChange={onClose} size="full" title="Compare versions">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <VersionSelect
            label="From"
            versions={versions}
            value={numbers.before}
            onChange={(number) => setNumbers({ ...numbers, before: number })}
          />
          <VersionSelect
            label="To"
            versions={versions}
            value={numbers.after}
            onChange={(number) => setNumbers({ ...numbers, after: number })}
          />
          <div className="sm:ml-auto">
            <ToggleGroup label="Layout" options={LAYOUTS} value={layout} onChange={setLayout} />
          </div>
        </div>
        <p role="status" className="text-sm text-muted tabular-nums">
          {describeComparison(pieces)}
        </p>
        {layout === 'inline' ? (
          <ComparedText label={`Version ${numbers.before} and version ${numbers.after}`} pieces={pieces} />
        ) : (
          <div className="grid gap-3 md:grid-cols-2">
            <ComparedText label={`Version ${numbers.before}`} pieces={pieces.filter(({ kind }) => kind !== 'added')} />
            <ComparedText label={`Version ${numbers.after}`} pieces={pieces.filter(({ kind }) => kind !== 'removed')} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
