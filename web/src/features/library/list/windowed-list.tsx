import type { GenerationPreview } from '@copydesk/contracts';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface WindowedListProps {
  label: string;
  items: GenerationPreview[];
  /** How many there are in all, with those that are not read yet. */
  total: number;
  /** One that stays in the page, however far one scrolls. */
  keptId: number | null;
  /** True while the next items can be read. */
  hasMore: boolean;
  /** Told then, when the end of what was read is near. */
  onNearEnd: () => void;
  list: RefObject<HTMLUListElement | null>;
  children: (item: GenerationPreview) => ReactNode;
}

const USUAL_HEIGHT = 150;
const GAP = 10;
const AHEAD = 25;

/** A long list that scrolls with the page. Only what is near the screen is laid out, and what has the focus. */
export function WindowedList(props: WindowedListProps) {
  const { label, items, total, keptId, hasMore, list, children } = props;
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const begin = useRef<HTMLDivElement>(null);
  const scrollMargin = useOffsetTop(begin);
  const kept = [keptId, focusedId].map((id) => (id === null ? -1 : items.findIndex((item) => item.id === id)));
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (place) => items[place]?.id ?? place,
    gap: GAP,
    overscan: 6,
    scrollMargin,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), kept),
  });
  const rows = virtualizer.getVirtualItems();
  const last = virtualizer.range?.endIndex ?? 0;

  const readOn = useEffectEvent(props.onNearEnd);

  useEffect(() => {
    if (hasMore && last >= items.length - AHEAD) readOn();
  }, [hasMore, last, items.length]);

  return (
    <div ref={begin}>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className="relative outline-none"
        style={{ height: virtualizer.getTotalSize() }}
        onBlur={() => setFocusedId(null)}
      >
        {rows.map(({ index, key, start }) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={total}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start - scrollMargin}px)` }}
                onFocus={() => setFocusedId(item.id)}
              >
                <Row item={item}>{children}</Row>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

interface RowProps extends Pick<WindowedListProps, 'children'> {
  item: GenerationPreview;
}

/** Scrolling moves it and does not draw it anew. */
const Row = memo(function Row({ item, children }: RowProps) {
  return children(item);
});

/** How far below the top of the page something begins, whatever appears above it. */
function useOffsetTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

/** The places to be laid out, in their order, with those that must not go out of the page: where the focus is. */
export function withKept(places: number[], kept: number[]): number[] {
  const missing = kept.filter((place) => place >= 0 && !places.includes(place));
  return missing.length === 0 ? places : [...places, ...missing].sort((a, b) => a - b);
}
