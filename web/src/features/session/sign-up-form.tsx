import { RegisterRequest } from '@copydesk/contracts';
import { useRequestForm } from '@/lib/forms/use-request-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { useRegister } from './mutations';

const EMPTY = { firstName: '', username: '', password: '', confirmPassword: '' };

export function SignUpForm() {
  const { field, onSubmit, showRefused } = useRequestForm({ Request: RegisterRequest, saved: EMPTY });
  const signUp = useRegister();
  const submit = onSubmit(({ firstName, ...values }) =>
    signUp.mutate({ ...values, firstName: firstName.trim() || undefined }, { onError: showRefused }),
  );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField label="First name" hint="optional" autoComplete="given-name" {...field('firstName')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label="Password" type="password" autoComplete="new-password" {...field('password')} />
      <TextField label="Confirm Password" type="password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" variant="main" className="mt-2 h-10 max-md:h-11" disabled={signUp.isPending}>
        {signUp.isPending ? 'Signing up...' : 'Sign Up'}
      </Button>
    </form>
  );
}
