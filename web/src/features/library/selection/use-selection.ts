import type { GenerationPreview } from '@copydesk/contracts';
import { useEffect, useState } from 'react';

interface Selection {
  /** The list in which it was made. */
  scope: string;
  ids: ReadonlySet<number>;
  /** Where a range begins. */
  last: number | null;
}

/** Which of the shown emails are selected. Another search or filter begins anew; Escape clears. */
export function useSelection(scope: string, shown: GenerationPreview[]) {
  const [selection, setSelection] = useState<Selection>({ scope, ids: new Set(), last: null });
  const ids = selection.scope === scope ? selection.ids : new Set<number>();
  const selected = ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id));
  const hasSome = selected.length > 0;
  const put = (next: Iterable<number>, last: number | null) => setSelection({ scope, ids: new Set(next), last });

  useEffect(() => {
    if (!hasSome) return;
    const takeKey = (event: KeyboardEvent) => {
      // An open menu or dialog, and a field that is typed into, take the key for themselves.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setSelection((now) => ({ ...now, ids: new Set(), last: null }));
    };
    document.addEventListener('keydown', takeKey);
    return () => document.removeEventListener('keydown', takeKey);
  }, [hasSome]);

  return {
    selected,
    isSelected: (id: number) => ids.has(id),
    toggle: (id: number, withRange: boolean) => {
      const range = withRange
        ? rangeOf(
            shown.map((generation) => generation.id),
            selection.last,
            id,
          )
        : [id];
      const next = new Set(ids);
      const isWanted = !ids.has(id);
      for (const one of range) {
        if (isWanted) next.add(one);
        else next.delete(one);
      }
      put(next, id);
    },
    selectAll: () =>
      put(
        shown.map(({ id }) => id),
        null,
      ),
    clear: () => put([], null),
  };
}

/** The ids from one to another, both included, whichever comes first. Without the first, the second alone. */
export function rangeOf(ids: number[], from: number | null, to: number): number[] {
  const places = [from ?? to, to].map((id) => ids.indexOf(id)).filter((place) => place >= 0);
  return ids.slice(Math.min(...places), Math.max(...places) + 1);
}
