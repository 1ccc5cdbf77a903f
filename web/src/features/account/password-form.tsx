import { PasswordRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRequestForm } from '@/lib/forms/use-request-form';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { DoneNote } from '@/ui/done-note';
import { TextField } from '@/ui/text-field';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { SESSIONS_KEY } from './sessions';

const ELSEWHERE = 'You were logged out everywhere else.';
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface PasswordFormProps {
  username: string;
  onChanged?: () => void;
}

export function PasswordForm({ username, onChanged }: PasswordFormProps) {
  const queryClient = useQueryClient();
  const { field, onSubmit, showRefused, discard } = useRequestForm({ Request: PasswordRequest, saved: EMPTY });
  const change = useMutation({
    mutationFn: (body: PasswordRequest) => http.put('/api/account/password', { body }),
    onSuccess: () => {
      discard();
      announce({ title: 'Password changed', description: ELSEWHERE });
      void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
      onChanged?.();
    },
    onError: (error) => {
      showRefused(error);
      toastFailure('Password not changed', messageOf(error, 'Please try again.'));
    },
  });
  const submit = onSubmit((values) => change.mutate(values));
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="New password" type="password" autoComplete="new-password" {...field('newPassword')} />
        <TextField
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={change.isPending}>
          {change.isPending ? 'Changing...' : 'Change password'}
        </Button>
        {change.isSuccess && <DoneNote>Password changed. {ELSEWHERE}</DoneNote>}
      </div>
    </form>
  );
}
