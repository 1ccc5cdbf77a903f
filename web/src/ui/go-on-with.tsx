import { History } from 'lucide-react';

/** Offers what was typed before this was begun, in one line. */
export function GoOnWith({ name, onGoOn }: { name: string; onGoOn: () => void }) {
  return (
    <button
      type="button"
      onClick={onGoOn}
      className="flex min-h-9 max-md:min-h-11 min-w-0 items-center gap-2 rounded-md border border-dashed border-line-strong px-3 py-1.5 text-left text-sm text-muted transition-colors duration-150 hover:border-faint hover:text-text"
    >
      <History className="size-4 shrink-0 text-faint" aria-hidden />
      <span className="truncate">Continue with {name}</span>
    </button>
  );
}
