import type { UserResponse } from '@copydesk/contracts';
import { displayName } from '@/features/session/use-session';

/** Who writes, and how much was written so far. */
export function WriterHeader({ user }: { user: UserResponse }) {
  const total = user.totalGenerations;
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="min-w-0 truncate font-serif text-xl">{displayName(user)}</h2>
      <p className="text-sm text-muted tabular-nums">
        {total.toLocaleString('en-US')} total {total === 1 ? 'generation' : 'generations'}
      </p>
    </header>
  );
}
