interface StaleCheckProps {
  /** The number of the version that was checked. */
  version: number;
  /** True while the draft is being written. */
  isBusy: boolean;
  onAgain: () => void;
}

/** Says that a check is of other words than those on the screen. */
export function StaleCheck({ version, isBusy, onAgain }: StaleCheckProps) {
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted">
      Version {version}.
      <button
        type="button"
        disabled={isBusy}
        onClick={onAgain}
        className="relative rounded-sm font-medium text-accent after:absolute after:-inset-3 hover:underline disabled:text-faint"
      >
        Check again
      </button>
    </p>
  );
}

/** What a stale check found, without the colors of what is right and wrong. */
export const STALE_STYLE = 'grayscale';
