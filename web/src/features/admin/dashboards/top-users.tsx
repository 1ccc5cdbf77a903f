import type { UserActivityResponse } from '@copydesk/contracts';
import { ChevronRight } from 'lucide-react';
import { Nothing, Panel, RowsSkeleton } from './panel';
import { formatNumber } from './format-event';

interface TopUsersProps {
  title: string;
  users: UserActivityResponse[] | undefined;
  onOpen: (userId: number) => void;
}

export function TopUsers({ title, users, onOpen }: TopUsersProps) {
  return (
    <Panel title={title} about="By generations in the last 7 days">
      {!users && <RowsSkeleton label="Loading the users" />}
      {users?.length === 0 && <Nothing>No user activity data available</Nothing>}
      {users && users.length > 0 && (
        <ul className="-mx-2 -my-1 flex flex-col">
          {users.map(({ userId, username, generations, totalEvents, apps }) => (
            <li key={userId}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(userId)}
                className="flex w-full items-center gap-3 rounded-md px-2 py-2 text-left transition-colors duration-150 hover:bg-raised"
              >
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="truncate font-medium">{username}</span>
                  <span className="truncate text-sm text-muted">{apps || 'No tool yet'}</span>
                </span>
                <span className="flex shrink-0 flex-col text-right tabular-nums">
                  <span>{formatNumber(generations, 'generation')}</span>
                  <span className="text-sm text-muted">{formatNumber(totalEvents, 'event')}</span>
                </span>
                <ChevronRight className="size-4 shrink-0 text-faint" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
