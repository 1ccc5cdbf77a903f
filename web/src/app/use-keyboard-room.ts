import { useEffect } from 'react';

/** Less is a bar of the browser. */
const KEYBOARD_PX = 100;

/**
 * Keeps what sticks to the foot of the screen above the keyboard on it. Where a browser makes the page smaller for its
 * keyboard there is nothing to do; others lay it over the page and tell what is left.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const { visualViewport: left } = window;
    if (!left) return;
    const { style } = document.documentElement;
    const look = () => {
      const covered = window.innerHeight - left.height - left.offsetTop;
      // A page that is zoomed shows less of itself as well.
      const isKeyboard = covered > KEYBOARD_PX && left.scale < 1.05;
      style.setProperty('--keyboard', isKeyboard ? `${Math.round(covered)}px` : '0px');
    };
    left.addEventListener('resize', look);
    left.addEventListener('scroll', look);
    return () => {
      left.removeEventListener('resize', look);
      left.removeEventListener('scroll', look);
    };
  }, []);
}
