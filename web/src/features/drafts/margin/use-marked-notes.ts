import { type RefObject, useEffect, useEffectEvent } from 'react';
import { parseJson } from '@/lib/parse-json';
import type { Anchor } from './margin-notes';
import { rangeOf } from './text-range';

/** The name under which theme.css gives the mark its color. */
const MARK = 'note';

interface MarkedNotes {
  /** The anchors of all notes, as one text. */
  told: string;
  /** The one that one looks at, by its key. */
  active: string | null;
}

interface NoteEvents {
  onHover: (key: string | null) => void;
  onChoose: (key: string) => void;
}

/** Marks what the active note means in the text without touching it, and tells which one is pointed at or gone to there. */
export function useMarkedNotes(
  email: RefObject<HTMLElement | null>,
  text: string,
  { told, active }: MarkedNotes,
  { onHover, onChoose }: NoteEvents,
): void {
  useEffect(() => {
    const root = email.current;
    // An older browser shows the notes and cannot mark what they mean.
    if (!root || !('highlights' in CSS)) return;
    const { span = null } = parseJson<Anchor[]>(told).find(({ key }) => key === active) ?? {};
    if (!span) return;
    const mark = () => {
      const range = rangeOf(root, span);
      CSS.highlights.set(MARK, new Highlight(...(range ? [range] : [])));
    };
    mark();
    // A long text is laid out a moment later.
    const observer = new MutationObserver(mark);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(MARK);
    };
  }, [email, text, told, active]);

  const noteAt = useEffectEvent((x: number, y: number) => {
    const root = email.current;
    const isOn = ({ span }: Anchor) =>
      [...((root && span && rangeOf(root, span)?.getClientRects()) || [])].some(
        (rect) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom,
      );
    return root ? (parseJson<Anchor[]>(told).findLast(isOn)?.key ?? null) : null;
  });
  const hover = useEffectEvent(({ clientX, clientY }: PointerEvent) => onHover(noteAt(clientX, clientY)));
  const leave = useEffectEvent(() => onHover(null));
  const choose = useEffectEvent(({ clientX, clientY }: PointerEvent | MouseEvent) => {
    const key = noteAt(clientX, clientY);
    if (key !== null) onChoose(key);
  });
  const focus = useEffectEvent((event: FocusEvent) => {
    if (!(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
    const { left, top, width, height } = event.target.getBoundingClientRect();
    const key = noteAt(left + width / 2, top + height / 2);
    if (key !== null) onChoose(key);
  });
  useEffect(() => {
    const root = email.current;
    if (!root) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    root.addEventListener('pointermove', (event) => hover(event), { signal, passive: true });
    root.addEventListener('pointerleave', () => leave(), { signal });
    root.addEventListener('click', (event) => choose(event), { signal });
    root.addEventListener('focusin', (event) => focus(event), { signal });
    return () => listeners.abort();
  }, [email, text]);
}
