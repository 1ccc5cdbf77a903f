import type { AdminUserResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { formatDate, formatDateTime } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CsvLink } from '@/ui/csv-link';
import { ListCard, ListSearch } from '@/ui/list-card';
import { Pill } from '@/ui/pill';
import { AddUserDialog } from './add-user-dialog';
import { ACTION_WORDS, type UserAction, useUserAction } from './mutations';
import { csvOfUsers, useUsers } from './queries';

interface AdminUsersProps {
  /** Whose account is not to be closed here. */
  ownId: number | null;
  q: string;
  onSearch: (q: string) => void;
}

/** All accounts, to be found, closed, opened and deleted. */
export function AdminUsers({ ownId, q, onSearch }: AdminUsersProps) {
  const list = useUsers(q);
  const [asked, setAsked] = useState<{ user: AdminUserResponse; action: UserAction } | null>(null);
  const [isAdding, setAdding] = useState(false);
  const act = useUserAction(() => setAsked(null));
  return (
    <>
      <ListCard
        title="Users"
        list={list}
        action={
          <div className="flex gap-2">
            <Button size="small" onClick={() => setAdding(true)}>
              Add user
            </Button>
            <CsvLink href={csvOfUsers(q)} name="the users" />
          </div>
        }
        filters={
          <ListSearch list={list} q={q} placeholder="Search usernames, names and email addresses" onSearch={onSearch} />
        }
        nothing="No matches found. Try other words."
      >
        {list.items.map((user) => (
          <UserRow key={user.id} user={user} isOwn={user.id === ownId} onAct={(action) => setAsked({ user, action })} />
        ))}
      </ListCard>
      {isAdding && <AddUserDialog onClose={() => setAdding(false)} />}
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

interface UserRowProps {
  user: AdminUserResponse;
  isOwn: boolean;
  onAct: (action: UserAction) => void;
}

function UserRow({ user, isOwn, onAct }: UserRowProps) {
  const {
    username,
    firstName,
    lastName,
    email,
    role,
    disabledAt,
    mustChangePassword,
    createdAt,
    totalGenerations,
    lastActivity,
  } = user;
  const person = [[firstName, lastName].filter(Boolean).join(' '), email].filter(Boolean).join(' · ');
  const actions: UserAction[] = isOwn ? [] : [disabledAt ? 'enable' : 'disable', 'delete'];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-medium break-all">{username}</span>
          {isOwn && <Pill>You</Pill>}
          {role === 'admin' && <Pill tone="good">Administrator</Pill>}
          {mustChangePassword && <Pill>First password</Pill>}
          {disabledAt && <Pill tone="warn">Disabled since {formatDate(disabledAt)}</Pill>}
        </p>
        {person && (
          <p dir="auto" className="text-sm break-words text-muted">
            {person}
          </p>
        )}
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <span>Joined {formatDate(createdAt)}</span>
          <span>{formatGenerations(totalGenerations)}</span>
          <span>{lastActivity ? `Last active ${formatDateTime(lastActivity)}` : 'Not active yet'}</span>
        </p>
      </div>
      <div className="flex gap-1">
        {actions.map((action) => (
          <Button
            key={action}
            variant={action === 'delete' ? 'quiet' : 'plain'}
            size="small"
            aria-label={`${ACTION_WORDS[action].action} ${username}`}
            onClick={() => onAct(action)}
          >
            {ACTION_WORDS[action].action}
          </Button>
        ))}
      </div>
    </li>
  );
}

function formatGenerations(count: number): string {
  return count === 1 ? '1 generation' : `${count.toLocaleString('en-US')} generations`;
}
