import { RegisterRequest } from '@copydesk/contracts';
import { useForm } from 'react-hook-form';
import { classResolver } from '@/lib/forms/class-resolver';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { showFieldErrors } from '@/lib/forms/show-field-errors';
import { useRegister } from '../use-register';

export function SignUpForm() {
  const { register, handleSubmit, setError, formState } = useForm<RegisterRequest>({
    resolver: classResolver(RegisterRequest),
    defaultValues: { firstName: '', username: '', password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const signUp = useRegister();
  const submit = handleSubmit(({ firstName, ...values }) =>
    signUp.mutate(
      { ...values, firstName: firstName?.trim() || undefined },
      {
        onError: (error) => showFieldErrors(error, ['firstName', 'username', 'password', 'confirmPassword'], setError),
      },
    ),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <TextField
        label="First name"
        hint="optional"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" variant="main" className="mt-2 h-10" disabled={signUp.isPending}>
        {signUp.isPending ? 'Signing up...' : 'Sign Up'}
      </Button>
    </form>
  );
}
