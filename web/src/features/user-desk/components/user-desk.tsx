import type { AdminUserResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { usePagedList } from '@/lib/use-paged-list';
import { Announcement } from '@/ui/announcement';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CsvLink } from '@/ui/csv-link';
import { ListState } from '@/ui/list-state';
import { SearchBox } from '@/ui/search-box';
import { USERS_KEY, useUserAction } from '../use-user-action';
import { csvOfUsers, pathOfUsers, type UserAction } from '../user-calls';
import { ACTION_WORDS } from '../user-words';
import { UserRow } from './user-row';

interface UserDeskProps {
  /** Whose account is not to be closed here. */
  ownId: number | null;
  q: string;
  onSearch: (q: string) => void;
}

/** All accounts, to be found, closed, opened and deleted. */
export function UserDesk({ ownId, q, onSearch }: UserDeskProps) {
  const list = usePagedList<AdminUserResponse>(USERS_KEY, pathOfUsers(q));
  const [asked, setAsked] = useState<{ user: AdminUserResponse; action: UserAction } | null>(null);
  const act = useUserAction(() => setAsked(null));
  return (
    <Card aria-labelledby="users" className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-2 px-4 pt-4 pb-3">
        <h2 id="users" className="font-semibold">
          Users
        </h2>
        <span className="text-sm text-muted tabular-nums">{list.total?.toLocaleString('en-US')}</span>
        <div className="ml-auto">
          <CsvLink href={csvOfUsers(q)} name="the users" />
        </div>
      </header>
      <div role="search" aria-label="Users" className="px-4 pb-4">
        <SearchBox
          q={q}
          isReading={list.isFetching && !list.isPending}
          placeholder="Search usernames, names and email addresses"
          onSearch={onSearch}
        />
      </div>
      <ListState name="users" list={list} nothing="No matches found. Try other words.">
        <ul aria-label="Users" aria-busy={list.isPlaceholderData} className="divide-y divide-line border-t border-line">
          {list.items.map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isOwn={user.id === ownId}
              onAct={(action) => setAsked({ user, action })}
            />
          ))}
        </ul>
      </ListState>
      <Announcement>
        {q && !list.isPlaceholderData && list.total !== undefined ? `${list.total} found` : ''}
      </Announcement>
      {asked && (
        <ConfirmDialog
          title={ACTION_WORDS[asked.action].question(asked.user.username)}
          description={ACTION_WORDS[asked.action].effect}
          action={ACTION_WORDS[asked.action].action}
          isPending={act.isPending}
          onConfirm={() => act.mutate({ id: asked.user.id, username: asked.user.username, action: asked.action })}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
