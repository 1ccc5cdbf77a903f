import { ADMIN, type FigureUser } from '@copydesk/contracts';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePagedList } from '@/lib/use-paged-list';
import { ListSearch, ListState } from '@/ui/list-card';
import type { FiguresSource } from './figures/figures-source';
import { Nothing, Panel, RowsSkeleton } from './panel';
import { formatNumber } from './format-event';

interface UserSearchProps {
  title: string;
  /** What `children` are. */
  about: string;
  source: FiguresSource;
  onOpen: (userId: number) => void;
  /** Shown where nobody is looked for. */
  children: ReactNode;
}

/** Some users, and any other by name. */
export function UserSearch({ title, about, source: { root, headers }, onOpen, children }: UserSearchProps) {
  const [q, setQ] = useState('');
  const name = q.trim();
  const list = usePagedList(
    ['user-search'],
    `${root}/figure-users`,
    { within: 'ever', q: name, limit: String(ADMIN.detailPage) },
    { headers, enabled: name !== '' },
  );
  return (
    <Panel title={title} about={name === '' ? about : 'Found by name, with what they did since the beginning'}>
      <div role="search" aria-label="All users" className="flex">
        <ListSearch list={list} q={q} placeholder="Find any user by name" onSearch={setQ} />
      </div>
      {name === '' ? (
        children
      ) : (
        <ListState name="users" list={list} nothing="No matches found. Try other words.">
          <UserRows users={list.items} onOpen={onOpen} />
        </ListState>
      )}
    </Panel>
  );
}

interface TopUsersProps {
  title: string;
  users: FigureUser[] | undefined;
  source: FiguresSource;
  onOpen: (userId: number) => void;
}

/** Who wrote most, and anybody else by name. */
export function TopUsers({ users, ...search }: TopUsersProps) {
  return (
    <UserSearch {...search} about="By generations in the last 7 days">
      {!users && <RowsSkeleton label="Loading the users" />}
      {users?.length === 0 && <Nothing>No user activity data available</Nothing>}
      {users && users.length > 0 && <UserRows users={users} onOpen={search.onOpen} />}
    </UserSearch>
  );
}

function UserRows({ users, onOpen }: { users: FigureUser[]; onOpen: TopUsersProps['onOpen'] }) {
  return (
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
  );
}
