export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-[-0.01em] text-text">
      <LogoMark className="size-5.5" />
      Copydesk
    </span>
  );
}

/** A sheet with lines being written, and the pen. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden className={className}>
      <rect x="1" y="1" width="30" height="30" rx="8" className="fill-accent-soft stroke-accent/40" strokeWidth="1.5" />
      <path d="M9 10.5h14M9 16h8M9 21.5h5" className="stroke-ivory" strokeWidth="2.4" strokeLinecap="round" />
      <path d="m17.2 22.9.7-3.1 5.3-5.3a1.7 1.7 0 0 1 2.4 2.4l-5.3 5.3-3.1.7Z" className="fill-accent" />
    </svg>
  );
}
