import { useEffect, useMemo, useState } from 'react';
import type { Mark } from '@/ui/marked-runs';
import type { Version } from '../thread/versions';
import { changesIn, compareTexts } from './compare-texts';

/** How long the words are marked that a refinement changed. */
const MARKED_MS = 6_000;

interface ChangedWords {
  /** Of the version that is shown, as long as they are marked. */
  marks: readonly Mark[];
  /** How many places of the newest version were changed, where it came while somebody looked on; else null. */
  count: number | null;
}

const CHANGED = 'rounded-[3px] bg-accent-soft text-inherit motion-safe:animate-glow';

const NO_MARKS: readonly Mark[] = [];

/** The words that a refinement changed, marked for a moment where it arrives while one watches. */
export function useChangedWords(versions: Version[], shown: Version | null): ChangedWords {
  const newest = versions.at(-1) ?? null;
  const before = versions.at(-2) ?? null;
  const [seenId, setSeenId] = useState(newest?.id ?? null);
  const [came, setCame] = useState<{ id: string; isMarked: boolean } | null>(null);
  if (newest && newest.id !== seenId) {
    setSeenId(newest.id);
    setCame(
      seenId !== null && newest.origin === 'refined' && !newest.stopped ? { id: newest.id, isMarked: true } : null,
    );
  }
  const id = came?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setCame({ id, isMarked: false }), MARKED_MS);
    return () => clearTimeout(timer);
  }, [id]);
  const [from, to] = [before?.text ?? '', newest?.text ?? ''];
  const changes = useMemo(() => (id === null ? null : changesIn(compareTexts(from, to))), [id, from, to]);
  const marks = useMemo(
    () => changes?.added.map(({ from, to }): Mark => ({ from, to, tag: 'mark', className: CHANGED })),
    [changes],
  );
  return {
    marks: (came?.isMarked && shown?.id === came.id && marks) || NO_MARKS,
    count: changes?.count ?? null,
  };
}
