/**
 * Said to screen readers when it changes, and not seen. It has a place of its own: below a text that scrolls it would make
 * the page taller than its window; `w-px!` where all elements of its parent have a width.
 */
export function Announcement({ children }: { children: string }) {
  return (
    <p role="status" aria-live="polite" className="sr-only top-0 w-px!">
      {children}
    </p>
  );
}
