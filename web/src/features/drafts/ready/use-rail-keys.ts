import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/** What is written in takes letters itself. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** N goes to the next thing to do, from the text Alt+N: there, N is a letter. */
export function isNextKey(event: KeyboardEvent): boolean {
  const { key, code, altKey, ctrlKey, metaKey, target, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || document.querySelector('[data-holds-page]')) return false;
  // Option makes another letter of it on a Mac.
  return altKey ? code === 'KeyN' : key.toLowerCase() === 'n' && !isWriting(target);
}

/** What one goes to of each card, in the order of the list. */
const itemsOf = (rail: HTMLElement | null) => [...(rail?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];

/** The place of the card that has the focus; -1 where none has it. */
function focusedIn(items: HTMLElement[]): number {
  const card = document.activeElement?.closest('[data-card]');
  return items.findIndex((item) => card?.contains(item));
}

/**
 * Goes through the cards of the rail by keyboard: N and Shift+N from anywhere, U, K and C for what a card offers, Escape back
 * to the text. The focus goes to the next card where its own is done, and to the way out after the last one.
 */
export function useRailKeys(
  rail: RefObject<HTMLElement | null>,
  keys: string[],
  onLeave: (key: string | null) => void,
): (event: ReactKeyboardEvent) => void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    const listen = () => {
      const at = focusedIn(itemsOf(rail.current));
      last.current = at < 0 ? null : at;
    };
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, [rail]);
  const told = keys.join('\n');
  useLayoutEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return;
    const items = itemsOf(rail.current);
    const next = items[Math.min(last.current, items.length - 1)];
    (next ?? rail.current?.querySelector<HTMLElement>('[data-way-out]'))?.focus();
  }, [rail, told]);

  const takeAnywhere = useEffectEvent((event: KeyboardEvent) => {
    const items = itemsOf(rail.current);
    if (!isNextKey(event) || items.length === 0) return;
    event.preventDefault();
    const at = focusedIn(items);
    const next = event.shiftKey ? Math.max(at, 0) - 1 + items.length : at + 1;
    items[next % items.length]?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => takeAnywhere(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement) || isWriting(target)) return;
    const card = target.closest<HTMLElement>('[data-card]');
    if (key === 'Escape') {
      event.preventDefault();
      onLeave(card?.dataset['card'] ?? null);
    }
    if (!card || !/^[ukc]$/i.test(key)) return;
    event.preventDefault();
    card.querySelector<HTMLElement>(`[data-act="${key.toLowerCase()}"]:not(:disabled)`)?.click();
  };
}
