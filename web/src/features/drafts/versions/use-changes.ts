import { useMemo, useState } from 'react';
import type { Mark } from '@/ui/marked-runs';
import type { Version } from '../thread/versions';
import { changesIn, compareTexts } from './compare-texts';
import { type Change, listChanges, withoutChange } from './list-changes';

export interface Changes {
  /** Of the text that is shown, until they are kept. */
  marks: readonly Mark[];
  /** How many places of the newest version were changed, where it came while somebody looked on; else null. */
  count: number | null;
  /** What a refinement changed and nobody kept or took back yet. */
  list: readonly Change[];
  /** The version before the refinement; null where there is none to be looked at. */
  before: Version | null;
  undo: (change: Change) => void;
  /** Keeps all: they are marked no longer. */
  keep: () => void;
}

const CHANGED = 'cursor-pointer rounded-[3px] bg-accent-soft text-inherit motion-safe:animate-glow';

const NO_MARKS: readonly Mark[] = [];
const NO_CHANGES: readonly Change[] = [];

interface Shown {
  versions: Version[];
  version: Version | null;
  isOld: boolean;
  /** The words on the desk. */
  text: string;
}

/**
 * What a refinement changed that came while one watched: marked in its place until it is kept, each to be taken back by
 * itself. What is typed by hand afterwards keeps it all.
 */
export function useChanges({ versions, version, isOld, text }: Shown, replace: (text: string) => void): Changes {
  const newest = versions.at(-1) ?? null;
  const [seenId, setSeenId] = useState(newest?.id ?? null);
  const [open, setOpen] = useState<{ before: Version; text: string } | null>(null);
  const [count, setCount] = useState<number | null>(null);
  if (newest && newest.id !== seenId) {
    setSeenId(newest.id);
    const before = versions.at(-2);
    const isRefined = seenId !== null && newest.origin === 'refined' && !newest.stopped && before !== undefined;
    if (isRefined) {
      setOpen({ before, text: newest.text });
      setCount(changesIn(compareTexts(before.text, newest.text)).count);
    } else {
      setCount(null);
      if (newest.text !== open?.text) setOpen(null);
    }
  }
  const isShown = open !== null && !isOld && version !== null && text === open.text;
  const list = useMemo(
    () => (open && isShown ? listChanges(compareTexts(open.before.text, open.text)) : NO_CHANGES),
    [open, isShown],
  );
  const marks = useMemo(
    () =>
      list.length === 0
        ? NO_MARKS
        : list.map(({ from, to, removed }): Mark => ({
            from,
            to,
            tag: 'mark',
            className: CHANGED,
            attributes: { 'data-change': '' },
            removed,
          })),
    [list],
  );
  return {
    marks,
    count,
    list,
    before: isShown ? open.before : null,
    undo: (change) => {
      if (!open) return;
      const text = withoutChange(open.text, change);
      setOpen({ ...open, text });
      replace(text);
    },
    keep: () => setOpen(null),
  };
}
