import type { AdminUserResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { usePagedList } from '@/lib/use-paged-list';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CsvLink } from '@/ui/csv-link';
import { ListCard } from '@/ui/list-card';
import { ListSearch } from '@/ui/list-search';
import { ACTION_WORDS } from './mutations';
import { csvOfUsers, pathOfUsers, type UserAction } from './queries';
import { USERS_KEY, useUserAction } from './use-user-action';
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
    <>
      <ListCard
        title="Users"
        list={list}
        action={<CsvLink href={csvOfUsers(q)} name="the users" />}
        filters={
          <ListSearch list={list} q={q} placeholder="Search usernames, names and email addresses" onSearch={onSearch} />
        }
        nothing="No matches found. Try other words."
      >
        {list.items.map((user) => (
          <UserRow key={user.id} user={user} isOwn={user.id === ownId} onAct={(action) => setAsked({ user, action })} />
        ))}
      </ListCard>
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
    </>
  );
}
