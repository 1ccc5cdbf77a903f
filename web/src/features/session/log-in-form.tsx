import { LoginRequest, type UserResponse } from '@copydesk/contracts';
import { useRequestForm } from '@/lib/forms/use-request-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { useLogIn } from './mutations';

interface LogInFormProps {
  /** Who was signed in before. */
  username?: string;
  onLoggedIn?: (user: UserResponse) => void;
}

export function LogInForm({ username = '', onLoggedIn }: LogInFormProps) {
  const { field, onSubmit, showRefused } = useRequestForm({ Request: LoginRequest, saved: { username, password: '' } });
  const logIn = useLogIn();
  const submit = onSubmit((values) => logIn.mutate(values, { onSuccess: onLoggedIn, onError: showRefused }));
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" variant="main" className="mt-2 h-10 max-md:h-11" disabled={logIn.isPending}>
        {logIn.isPending ? 'Logging in...' : 'Log In'}
      </Button>
    </form>
  );
}
