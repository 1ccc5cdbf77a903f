import { LoginRequest, type UserResponse } from '@copydesk/contracts';
import { useForm } from 'react-hook-form';
import { classResolver } from '@/lib/forms/class-resolver';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { showFieldErrors } from '@/lib/forms/show-field-errors';
import { useLogIn } from '../use-log-in';

interface LogInFormProps {
  /** Who was signed in before. */
  username?: string;
  onLoggedIn?: (user: UserResponse) => void;
}

export function LogInForm({ username = '', onLoggedIn }: LogInFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<LoginRequest>({
    resolver: classResolver(LoginRequest),
    defaultValues: { username, password: '' },
  });
  const logIn = useLogIn();
  const submit = handleSubmit((values) =>
    logIn.mutate(values, {
      onSuccess: onLoggedIn,
      onError: (error) => showFieldErrors(error, ['username', 'password'], setError),
    }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="main" className="mt-2 h-10" disabled={logIn.isPending}>
        {logIn.isPending ? 'Logging in...' : 'Log In'}
      </Button>
    </form>
  );
}
