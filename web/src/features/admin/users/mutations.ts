import type { AddUserRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { messageOf, refusalOf } from '@/lib/http-error';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { USERS_KEY } from './queries';

export type UserAction = 'disable' | 'enable' | 'delete';

/** Disables, enables or deletes a user. */
export function useUserAction(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: number; username: string; action: UserAction }) =>
      action === 'delete'
        ? http.delete('/api/admin/users/:id', { params: { id } })
        : http.post(`/api/admin/users/:id/${action}`, { params: { id } }),
    onSuccess: (_, { action, username }) => {
      announce({ title: ACTION_WORDS[action].done, description: username });
      onDone();
    },
    onError: (error, { action }) =>
      toastFailure(ACTION_WORDS[action].failed, refusalOf(error, 'Please try again or check your connection.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: USERS_KEY }),
  });
}

export function useAddUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AddUserRequest) => http.post('/api/admin/users', { body }),
    onError: (error) => toastFailure('Failed to add the user', messageOf(error, 'Please try again.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: USERS_KEY }),
  });
}

interface ActionWords {
  /** The word on the buttons. */
  action: string;
  question: (username: string) => string;
  /** What becomes of the user. */
  effect: string;
  done: string;
  failed: string;
}

export const ACTION_WORDS: Record<UserAction, ActionWords> = {
  disable: {
    action: 'Disable',
    question: (username) => `Disable ${username}?`,
    effect:
      'The user is signed out everywhere and cannot sign in until the account is enabled again. Nothing they made is lost.',
    done: 'The account is disabled',
    failed: 'Failed to disable the account',
  },
  enable: {
    action: 'Enable',
    question: (username) => `Enable ${username}?`,
    effect: 'The user can sign in again.',
    done: 'The account is enabled',
    failed: 'Failed to enable the account',
  },
  delete: {
    action: 'Delete',
    question: (username) => `Delete ${username} for good?`,
    effect:
      'This deletes the account and everything the user wrote and saved. It cannot be undone. Dashboard figures and costs stay, without the name.',
    done: 'The user is deleted',
    failed: 'Failed to delete the user',
  },
};
