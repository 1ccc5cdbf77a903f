import { useLayoutEffect, useRef, useState } from 'react';

/** So many items are added at once, on each side of what is shown. */
const STEP = 12;
/** From how near to its end the window grows. */
const NEAR_PX = 900;

/**
 * Which items of a document are laid out: those around a target, and more as one scrolls on. It opens with the claim in
 * the middle; what is added above moves nothing.
 */
export function useContentWindow(count: number, target: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ first: Math.max(0, target - STEP), end: Math.min(count, target + STEP) });
  const isPlaced = useRef(false);
  const height = useRef<number | null>(null);
  const { first, end } = shown;

  const roomOf = (box: HTMLElement) => ({
    above: first === 0 ? Infinity : box.scrollTop,
    below: end === count ? Infinity : box.scrollHeight - box.clientHeight - box.scrollTop,
  });
  const grow = () => {
    const box = scroller.current;
    if (!box) return;
    const { above, below } = roomOf(box);
    if (above < NEAR_PX) {
      height.current = box.scrollHeight;
      setShown({ first: Math.max(0, first - STEP), end });
    } else if (below < NEAR_PX) setShown({ first, end: Math.min(count, end + STEP) });
  };
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    if (height.current !== null) box.scrollTop += box.scrollHeight - height.current;
    height.current = null;
    if (!isPlaced.current) {
      showClaim(box);
      const { above, below } = roomOf(box);
      isPlaced.current = above > 0 && below > 0;
    }
    grow();
  });
  return { scroller, first, end, grow };
}

/** Scrolls a claim to the middle, and out from under the labels that stick. */
function showClaim(box: HTMLElement): void {
  const claim = box.querySelector('[data-claimed]');
  if (!claim) return;
  const place = claim.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  box.scrollTop += place.top + place.height / 2 - (outer.top + outer.height / 2);
  const label = claim.closest('tr')?.querySelector('th');
  const left = label && !label.contains(claim) ? label.getBoundingClientRect().right : outer.left;
  const right = outer.left + box.clientWidth;
  if (place.left < left) box.scrollLeft += place.left - left - 8;
  else if (place.right > right) box.scrollLeft += place.right - right + 8;
}
