import type { ThreadResponse } from '@copydesk/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { buttonStyle } from '@/ui/button-style';
import type { CurrentDraft } from '../thread/current-draft';
import { type Version, versionsOf } from '../thread/versions';

interface ShownVersion {
  versions: Version[];
  /** Numbers of all versions, with the one that is being written. */
  numbers: number[];
  number: number;
  newest: number;
  isOld: boolean;
  /** Null for what is still being written. */
  version: Version | null;
  text: string;
  /** What an inbox shows behind the subject. */
  preheader: string | null;
  /** `null` goes to the newest, and stays with it. */
  show: (number: number | null) => void;
}

/** The version that one looks at: the newest one, unless one came for an earlier one or stepped back. */
export function useShownVersion(thread: ThreadResponse, draft: CurrentDraft, start: number | null): ShownVersion {
  const [chosen, setChosen] = useState(start);
  const versions = versionsOf(thread);
  const stored = versions.map(({ number }) => number);
  const numbers = draft.version ? stored : [...stored, (stored.at(-1) ?? 0) + 1];
  const newest = numbers.at(-1) ?? 1;
  const old = chosen === newest ? undefined : versions.find(({ number }) => number === chosen);
  return {
    versions,
    numbers,
    number: old?.number ?? newest,
    newest,
    isOld: old !== undefined,
    version: old ?? draft.version,
    text: old?.text ?? draft.text,
    preheader: (old ?? draft.version)?.preheader ?? null,
    show: (number) => setChosen(number === newest ? null : number),
  };
}

interface VersionStepperProps {
  /** The numbers there are, and the one that is seen. */
  shown: { numbers: number[]; number: number; newest: number; show: (number: number) => void };
}

/** Which version one sees, and the way to those before and after it. */
export function VersionStepper({ shown: { numbers, number, newest, show } }: VersionStepperProps) {
  const place = numbers.indexOf(number);
  const step = (by: number) => {
    const wanted = numbers[place + by];
    return {
      type: 'button' as const,
      disabled: wanted === undefined,
      onClick: () => wanted !== undefined && show(wanted),
      className: buttonStyle('quiet', 'icon', 'lg:size-8'),
    };
  };
  return (
    <div role="group" aria-label="Versions" className="flex shrink-0 items-center lg:gap-0.5">
      <button aria-label="Earlier version" {...step(-1)}>
        <ChevronLeft className="size-4" aria-hidden />
      </button>
      <span
        role="status"
        className="inline-flex h-6 min-w-14 items-center justify-center rounded-full border border-accent/40 bg-accent-soft px-2.5 text-xs font-medium whitespace-nowrap text-accent tabular-nums lg:min-w-29"
      >
        <span>
          <span className="max-sm:sr-only">Version </span>
          {number}
          {/* A phone has no room for the word, and a number alone says nothing. */}
          <span className={classNames(numbers.length < 2 && 'sm:hidden')}>{` of ${newest}`}</span>
        </span>
      </span>
      <button aria-label="Later version" {...step(1)}>
        <ChevronRight className="size-4" aria-hidden />
      </button>
    </div>
  );
}

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
