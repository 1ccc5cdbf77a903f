import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { ACTION_WORDS } from './mutations';
import { actOnUser, type UserAction } from './queries';

export const USERS_KEY = ['user-desk'];

/** Disables, enables or deletes a user. */
export function useUserAction(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: number; username: string; action: UserAction }) => actOnUser({ id, action }),
    onSuccess: (_, { action, username }) => {
      toast({ title: ACTION_WORDS[action].done, description: username });
      onDone();
    },
    onError: (error, { action }) =>
      toastFailure(ACTION_WORDS[action].failed, refusalOf(error, 'Please try again or check your connection.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: USERS_KEY }),
  });
}
