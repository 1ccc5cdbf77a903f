/** Said to screen readers when it changes, seen by nobody: also where all in its place are told how wide to be. */
export function Announcement({ children }: { children: string }) {
  return (
    <p role="status" aria-live="polite" className="sr-only w-px!">
      {children}
    </p>
  );
}
