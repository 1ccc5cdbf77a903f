import { draftToPlainText } from '@copydesk/text';
import { useDeferredValue, useMemo, useState } from 'react';
import { Field } from '@/ui/field';
import { Panel } from '@/ui/panel';
import { Select } from '@/ui/select';
import { ToggleGroup } from '@/ui/toggle-group';
import { describeOrigin, type Version } from '../thread/versions';
import { compareTexts, describeComparison, type Piece } from './compare-texts';

type Layout = 'inline' | 'sides';

const LAYOUTS = [
  { value: 'inline', label: 'Inline' },
  { value: 'sides', label: 'Side by side' },
] as const;

interface ComparePanelProps {
  versions: Version[];
  /** The version to begin with, and the one it is held against. */
  start: { before: number; after: number };
  onClose: () => void;
}

/** Any two versions: word by word in one text, or side by side. */
export function ComparePanel({ versions, start, onClose }: ComparePanelProps) {
  const [numbers, setNumbers] = useState(start);
  const [layout, setLayout] = useState<Layout>('inline');
  const textOf = (wanted: number) => {
    const version = versions.find(({ number }) => number === wanted);
    return version ? draftToPlainText(version.text, version.preheader) : '';
  };
  const before = useDeferredValue(textOf(numbers.before));
  const after = useDeferredValue(textOf(numbers.after));
  const pieces = useMemo(() => compareTexts(before, after), [before, after]);
  return (
    <Panel title="Compare versions" isWide={layout === 'sides'} onClose={onClose}>
      <div className="@container flex flex-col gap-4">
        <div className="grid grid-cols-2 items-end gap-3">
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
          <div className="col-span-full flex">
            <ToggleGroup label="Layout" options={LAYOUTS} value={layout} onChange={setLayout} />
          </div>
        </div>
        <p role="status" className="text-sm text-muted tabular-nums">
          {describeComparison(pieces)}
        </p>
        {layout === 'inline' ? (
          <ComparedText label={`Version ${numbers.before} and version ${numbers.after}`} pieces={pieces} />
        ) : (
          <div className="grid gap-3 @xl:grid-cols-2">
            <ComparedText label={`Version ${numbers.before}`} pieces={pieces.filter(({ kind }) => kind !== 'added')} />
            <ComparedText label={`Version ${numbers.after}`} pieces={pieces.filter(({ kind }) => kind !== 'removed')} />
          </div>
        )}
      </div>
    </Panel>
  );
}

interface VersionSelectProps {
  label: string;
  versions: Version[];
  value: number;
  onChange: (number: number) => void;
}

function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {versions.map((version) => (
            <option key={version.number} value={version.number}>
              Version {version.number}, {describeOrigin(version)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface ComparedTextProps {
  label: string;
  pieces: Piece[];
}

/** A text with what was taken out and what came in. Everything in it is text. */
function ComparedText({ label, pieces }: ComparedTextProps) {
  return (
    <article aria-label={label} className="rounded-lg border border-line bg-field p-4">
      <div
        dir="auto"
        className="mx-auto max-w-[42rem] font-serif text-[1.0625rem] leading-[1.6] break-words whitespace-pre-wrap"
      >
        {pieces.map(({ kind, text }, index) => {
          if (kind === 'removed') {
            return (
              <del key={index} className="rounded-[3px] bg-bad-soft text-bad decoration-bad/60">
                {text}
              </del>
            );
          }
          if (kind === 'added') {
            return (
              <ins key={index} className="rounded-[3px] bg-good-soft text-good no-underline">
                {text}
              </ins>
            );
          }
          return <span key={index}>{text}</span>;
        })}
      </div>
    </article>
  );
}
