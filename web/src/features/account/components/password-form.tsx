import { PasswordRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { classResolver } from '@/lib/forms/class-resolver';
import { showFieldErrors } from '@/lib/forms/show-field-errors';
import { messageOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { changePassword } from '../api/account-calls';
import { SESSIONS_KEY } from '../use-sessions';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordForm({ username }: { username: string }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordRequest>({
    resolver: classResolver(PasswordRequest),
    defaultValues: EMPTY,
  });
  const { errors } = formState;
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      reset(EMPTY);
      toast({ title: 'Password changed', description: 'You were logged out everywhere else.' });
      void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    onError: (error) => {
      showFieldErrors(error, ['currentPassword', 'newPassword', 'confirmPassword'], setError);
      toastFailure('Password not changed', messageOf(error, 'Please try again.'));
    },
  });
  const submit = handleSubmit((values) => change.mutate(values));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <TextField
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </div>
      <Button type="submit" className="self-start" disabled={change.isPending}>
        {change.isPending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}
