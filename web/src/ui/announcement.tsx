/** Said to screen readers when it changes, seen by nobody. */
export function Announcement({ children }: { children: string }) {
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {children}
    </p>
  );
}
