import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { scrollerOf } from '@/lib/scroller-of';
import { classNames } from '@/ui/class-names';
import { rangeOf, type Span } from './text-range';
import { useMarkedNotes } from './use-marked-notes';

/** A note, and the place of the text that it means; null where it means none, or where that is gone. */
export interface Anchor {
  key: string;
  span: Span | null;
}

/** Something that is said of a text. */
export interface Note extends Anchor {
  card: ReactNode;
}

interface MarginNotesProps {
  label: string;
  notes: Note[];
  email: RefObject<HTMLElement | null>;
  /** What is noted: the marks are placed again where it changes. */
  text: string;
}

/** Notes in the order of the text; each leads to the line that it means, and is marked there while one looks at it. */
export function MarginNotes({ label, notes, email, text }: MarginNotesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const ordered = notes.toSorted((a, b) => (a.span?.from ?? Infinity) - (b.span?.from ?? Infinity));
  // Cards are drawn anew whenever something changes on the desk; the marks only need to know where they belong.
  const told = JSON.stringify(
    ordered.map(({ key, span }) => ({ key, span: span && { from: span.from, to: span.to } })),
  );
  const active = hovered ?? chosen;
  const chooseFromText = (key: string) => {
    setChosen(key);
    const card = list.current?.children[ordered.findIndex((note) => note.key === key)];
    card?.scrollIntoView({ block: 'nearest' });
  };
  useMarkedNotes(email, text, { told, active }, { onHover: setHovered, onChoose: chooseFromText });
  const choose = (note: Note) => {
    setChosen(note.key);
    const range = note.span && email.current && rangeOf(email.current, note.span);
    if (range) bringIntoView(range);
  };
  return (
    <ul ref={list} aria-label={label} className="flex flex-col gap-2.5">
      {ordered.map((note) => (
        <li
          key={note.key}
          onPointerEnter={() => setHovered(note.key)}
          onPointerLeave={() => setHovered(null)}
          onFocus={(event) => event.target.matches(':focus-visible') && choose(note)}
          // The text is not moved under the pointer before a button in the card has its click.
          onClick={() => choose(note)}
          className={classNames(
            'rounded-lg border bg-surface p-3 transition-[border-color] duration-150',
            note.span && 'cursor-pointer',
            active === note.key ? 'border-accent/55' : 'border-line',
          )}
        >
          {note.card}
        </li>
      ))}
    </ul>
  );
}

/** Only where it is out of sight: covered by what sticks, or by a sheet. */
export function bringIntoView(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const sheet = document.querySelector('[data-panel]')?.getBoundingClientRect();
  const end = sheet && sheet.top > 0 && sheet.width >= window.innerWidth ? sheet.top : window.innerHeight - 160;
  const begin = 130;
  if (top >= begin && bottom <= end) return;
  const element = range.startContainer.parentElement;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  scrollerOf(element).scrollBy({ top: top - (begin + Math.max(0, (end - begin) / 3)), behavior });
}
