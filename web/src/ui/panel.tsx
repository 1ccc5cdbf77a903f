import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { buttonStyle } from './button-style';
import { classNames } from './class-names';

interface PanelProps {
  title: string;
  description?: string;
  /** Its name, where the title alone does not say enough. */
  label?: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** Stands in the head, where it stays in sight. */
  aside?: ReactNode;
  /** Stands under the head, where it stays in sight. */
  notice?: ReactNode;
  /** True where the content scrolls by itself; else the panel does. On a phone each is a sheet from below. */
  scrollsInside?: boolean;
  /** False for one that nobody asked for: it is there by itself. */
  takesFocus?: boolean;
  /** False for one that Escape leaves where it is. */
  closesByEscape?: boolean;
  /** True for one that reaches over the edge of the draft: the draft keeps its width. */
  isWide?: boolean;
  /** True for one that has no place of its own on its screen: it lies over the right edge. */
  isFloating?: boolean;
}

const SHEET =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-(--below) max-md:z-30 max-md:max-h-[min(62dvh,calc(100dvh-14rem))] max-md:animate-rise-in max-md:rounded-t-lg max-md:border-t max-md:border-line-strong max-md:shadow-float';
const BESIDE =
  'md:bg-page md:border-l md:border-line md:max-lg:sticky md:max-lg:top-14 md:max-lg:h-[calc(var(--window)-3.5rem)] md:max-lg:w-80 lg:min-h-0 lg:max-xl:order-first lg:max-xl:border-r lg:max-xl:border-l-0';
const FLOATING =
  'md:fixed md:top-14 md:right-0 md:bottom-(--below) md:z-30 md:w-[min(36rem,60vw)] md:border-l md:border-line-strong md:shadow-float';

/**
 * Stands beside what one works on and leaves it alone: that can be read, scrolled and selected meanwhile. It takes the
 * focus where it opens and gives it back; Escape closes it from anywhere.
 */
export function Panel({ title, description, label, onClose, children, footer, aside, notice, ...rest }: PanelProps) {
  const { takesFocus = true, isWide = false, scrollsInside = false, closesByEscape = true, isFloating = false } = rest;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusWithin(panel, takesFocus);
  useEscape(closesByEscape ? onClose : null);
  const { drag, handlers } = useDragDown(onClose);
  // Before any panel that lies beneath it.
  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={label}
      aria-labelledby={label ? undefined : id}
      {...(isFloating ? { 'data-side-panel': '', onKeyDown: leaveByEscape } : { 'data-panel': '' })}
      tabIndex={-1}
      style={drag > 0 ? { transform: `translateY(${drag}px)` } : undefined}
      className={classNames(
        'flex min-w-0 shrink-0 animate-fade-in flex-col bg-surface outline-none',
        SHEET,
        isFloating ? FLOATING : BESIDE,
        scrollsInside && 'max-md:h-[min(62dvh,calc(100dvh-14rem))]',
        isWide && 'xl:z-20 xl:w-160 xl:justify-self-end xl:shadow-float',
      )}
    >
      <div
        {...handlers}
        className="flex min-h-13 shrink-0 touch-none items-center gap-3 border-b border-line py-1.5 pr-2 pl-4 max-md:relative max-md:pt-3"
      >
        <span
          aria-hidden
          className="absolute top-1.5 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-bar md:hidden"
        />
        <div className="min-w-0 flex-1">
          <h2 id={id} dir="auto" className="truncate font-semibold">
            {title}
          </h2>
          {description && <p className="truncate text-sm text-muted">{description}</p>}
        </div>
        {aside}
        <button type="button" aria-label="Close" onClick={onClose} className={buttonStyle('quiet', 'icon')}>
          <X className="size-4" aria-hidden />
        </button>
      </div>
      {notice && <div className="shrink-0 border-b border-line bg-raised px-4 py-2">{notice}</div>}
      <div
        tabIndex={scrollsInside ? undefined : 0}
        className={classNames(
          // What only screen readers see stays within it.
          'relative min-h-0 flex-1 p-4',
          scrollsInside ? 'pr-1' : 'overflow-y-auto overscroll-contain focus-visible:-outline-offset-2',
        )}
      >
        {children}
      </div>
      {footer && (
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line bg-inherit px-4 py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </section>
  );
}

/** True in the moment in which one panel gives the focus back and another, which stood behind it, comes again. */
let isGivingBack = false;

/** Takes the focus, and gives it back where it would be lost. */
function useFocusWithin(panel: { current: HTMLElement | null }, takesFocus: boolean): void {
  useEffect(() => {
    if (isGivingBack || !takesFocus) return;
    let opener: Element | null = null;
    // A menu that closes while this opens gives the focus back first, a turn later than this comes.
    let timer = setTimeout(() => {
      timer = setTimeout(() => {
        if (panel.current?.contains(document.activeElement)) return;
        opener = document.activeElement;
        panel.current?.focus({ preventScroll: true });
      });
    });
    return () => {
      clearTimeout(timer);
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (!isLost || !(opener instanceof HTMLElement)) return;
      opener.focus({ preventScroll: true });
      isGivingBack = true;
      setTimeout(() => (isGivingBack = false));
    };
  }, [panel, takesFocus]);
}

/** What lies over the page, or has a use of its own for the key, takes it first. */
function useEscape(onEscape: (() => void) | null): void {
  const take = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !onEscape) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => take(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** So far down a sheet is pulled to be closed. */
const CLOSES_PX = 72;

/** Closes a sheet that is pulled down by its head. */
function useDragDown(onClose: () => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [drag, setDrag] = useState(0);
  const end = () => {
    setFrom(null);
    setDrag(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const isSheet = getComputedStyle(event.currentTarget.parentElement ?? event.currentTarget).position === 'fixed';
      if (!isSheet || !(event.target instanceof Element) || event.target.closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setFrom(event.clientY);
    },
    onPointerMove: (event: PointerEvent) => from !== null && setDrag(Math.max(0, event.clientY - from)),
    onPointerUp: () => {
      end();
      if (drag > CLOSES_PX) onClose();
    },
    onPointerCancel: end,
  };
  return { drag, handlers };
}
