/** The nearest part of the page around an element that scrolls: a pane on wide screens, the page on phones. */
export function scrollerOf(element: Element | null): Element {
  for (let parent = element?.parentElement ?? null; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
