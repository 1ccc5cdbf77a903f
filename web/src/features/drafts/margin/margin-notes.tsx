import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { parseJson } from '@/lib/parse-json';
import { scrollerOf } from '@/lib/scroller-of';
import { useIsPhone } from '@/lib/use-is-wide';
import { classNames } from '@/ui/class-names';
import { placeCards } from './place-cards';
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
  /** What it stands beside: the notes are placed again where it changes. */
  text: string;
}

const GAP = 10;

/** Cards beside the lines that they mean; on a phone one under the other. What a card means is marked while one looks at it. */
export function MarginNotes({ label, notes, email, text }: MarginNotesProps) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const ordered = notes.toSorted((a, b) => (a.span?.from ?? Infinity) - (b.span?.from ?? Infinity));
  // Cards are drawn anew whenever something changes on the desk; what is measured is where they belong.
  const told = JSON.stringify(
    ordered.map(({ key, span }) => ({ key, span: span && { from: span.from, to: span.to } })),
  );
  const isBeside = !useIsPhone();
  const { tops, height } = usePlaces(list, email, told, isBeside, chosen);
  const active = hovered ?? chosen;
  useMarkedNotes(email, text, { told, active }, { onHover: setHovered, onChoose: setChosen });
  const choose = (note: Note) => {
    setChosen(note.key);
    const range = note.span && email.current && rangeOf(email.current, note.span);
    if (range) bringIntoView(range);
  };
  return (
    <ul
      ref={list}
      aria-label={label}
      style={isBeside ? { height } : undefined}
      className="relative flex flex-col gap-2.5"
    >
      {ordered.map((note, index) => (
        <li
          key={note.key}
          onPointerEnter={() => setHovered(note.key)}
          onPointerLeave={() => setHovered(null)}
          onFocus={(event) => event.target.matches(':focus-visible') && choose(note)}
          // The text is not moved under the pointer before a button in the card has its click.
          onClick={() => choose(note)}
          style={isBeside ? { top: tops[index] ?? 0 } : undefined}
          className={classNames(
            'rounded-lg border bg-surface p-3 transition-[top,border-color] duration-150',
            isBeside && 'absolute inset-x-0',
            active === note.key ? 'border-accent/55' : 'border-line',
          )}
        >
          {note.card}
        </li>
      ))}
    </ul>
  );
}

/** Measures lines and cards, again whenever one of them changes. */
function usePlaces(
  list: RefObject<HTMLElement | null>,
  email: RefObject<HTMLElement | null>,
  told: string,
  isBeside: boolean,
  chosen: string | null,
) {
  const [places, setPlaces] = useState<{ tops: number[]; height: number }>({ tops: [], height: 0 });
  useLayoutEffect(() => {
    const [ul, root] = [list.current, email.current];
    if (!isBeside || !ul || !root) return;
    const anchors = parseJson<Anchor[]>(told);
    const measure = () => {
      const begin = ul.getBoundingClientRect().top;
      const cards = anchors.map(({ span }, index) => ({
        at: lineTop(root, span, begin),
        height: ul.children[index]?.getBoundingClientRect().height ?? 0,
      }));
      const at = anchors.findIndex(({ key }) => key === chosen);
      const tops = placeCards(cards, GAP, at < 0 ? null : at);
      const height = (tops.at(-1) ?? 0) + (cards.at(-1)?.height ?? 0);
      setPlaces((known) => (JSON.stringify(known) === JSON.stringify({ tops, height }) ? known : { tops, height }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const element of [root, ...ul.children]) sizes.observe(element);
    // What stands above the list is unfolded, and a long text is laid out a moment later.
    if (ul.parentElement) sizes.observe(ul.parentElement);
    const words = new MutationObserver(measure);
    words.observe(root, { childList: true, characterData: true, subtree: true });
    return () => {
      sizes.disconnect();
      words.disconnect();
    };
  }, [list, email, told, isBeside, chosen]);
  return places;
}

function lineTop(root: HTMLElement, span: Span | null, begin: number): number | null {
  const rect = span && rangeOf(root, span)?.getClientRects()[0];
  return rect ? rect.top - begin : null;
}

/** Only where it is out of sight: covered by what sticks, or by a sheet. */
function bringIntoView(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const sheet = document.querySelector('[data-panel]')?.getBoundingClientRect();
  const end = sheet && sheet.top > 0 && sheet.width >= window.innerWidth ? sheet.top : window.innerHeight - 160;
  const begin = 130;
  if (top >= begin && bottom <= end) return;
  const element = range.startContainer.parentElement;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  scrollerOf(element).scrollBy({ top: top - (begin + Math.max(0, (end - begin) / 3)), behavior });
}
