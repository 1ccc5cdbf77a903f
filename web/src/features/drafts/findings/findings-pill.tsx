/** How many things rules found in the draft; opens them beside it. */
export function FindingsPill({ count, onOpen }: { count: number; onOpen: () => void }) {
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="relative inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border border-warn/35 bg-warn-soft px-2.5 text-xs font-medium whitespace-nowrap text-warn tabular-nums after:absolute after:-inset-2.5 hover:brightness-125"
    >
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {count} {count === 1 ? 'finding' : 'findings'}
    </button>
  );
}
