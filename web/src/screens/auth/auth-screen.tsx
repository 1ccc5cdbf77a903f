import { RegisterRequest } from '@copydesk/contracts';
import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LogInForm } from '@/features/session/log-in-form';
import { useServerStatus } from '@/features/session/use-server-status';
import { useSession } from '@/features/session/use-session';
import { readWantedPage } from '@/lib/wanted-page';
import { Card } from '@/ui/card';
import { LogoMark } from '@/ui/logo';
import { useRequestForm } from '@/lib/forms/use-request-form';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { Showcase } from './showcase';
import { useRegister } from '../../features/session/mutations';

/** In the address of a link that is for who has an account. */
const LOG_IN = 'log-in';

const LEAVE_AFTER_MS = 100;
const TAB =
  'flex-1 rounded-sm py-1.5 max-md:min-h-11 font-medium text-muted transition-colors duration-150 hover:text-text data-[state=active]:bg-lifted data-[state=active]:text-text';

export default function AuthScreen() {
  const user = useSession().data;
  const signUp = useServerStatus().data?.signUp;
  const navigate = useNavigate();
  const to = readWantedPage(useLocation().state);
  const [params] = useSearchParams();
  const [cameSignedIn] = useState(Boolean(user));

  useEffect(() => {
    if (!user) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [user, navigate, to]);

  if (cameSignedIn) return <Navigate to={to} replace />;
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-x-16 gap-y-12 px-4 py-10 sm:px-6 lg:grid-cols-[23.5rem_minmax(0,45rem)] lg:items-center lg:justify-center">
      <div className="w-full max-w-94">
        <div className="mb-8 flex flex-col items-center gap-3 text-center">
          <LogoMark className="size-11" />
          <h1 className="text-lg font-semibold tracking-[-0.01em]">Copydesk</h1>
          <div className="font-serif text-[1.75rem] leading-tight tracking-[-0.01em] text-balance">
            <p>Simple. Fast. Powerful.</p>
            <p className="mt-1 text-accent">Every figure, traced to its page</p>
          </div>
        </div>
        <Card className="p-5">
          {signUp === 'off' ? <LogInAlone /> : <SignUpOrLogIn first={params.has(LOG_IN) ? 'log-in' : 'sign-up'} />}
        </Card>
      </div>
      <Showcase />
    </main>
  );
}

function SignUpOrLogIn({ first }: { first: 'sign-up' | 'log-in' }) {
  return (
    <Tabs.Root defaultValue={first}>
      <Tabs.List aria-label="Sign up or log in" className="mb-5 flex gap-1 rounded-md border border-line bg-field p-1">
        <Tabs.Trigger value="sign-up" className={TAB}>
          Sign Up
        </Tabs.Trigger>
        <Tabs.Trigger value="log-in" className={TAB}>
          Log In
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="sign-up" tabIndex={-1}>
        <SignUpForm />
      </Tabs.Content>
      <Tabs.Content value="log-in" tabIndex={-1}>
        <LogInForm />
      </Tabs.Content>
    </Tabs.Root>
  );
}

/** Where sign-up is closed, administrators add users. */
function LogInAlone() {
  return (
    <>
      <h2 className="mb-4 font-semibold">Log In</h2>
      <LogInForm />
      <p className="mt-4 text-sm text-muted">No account yet? Ask an administrator to add you.</p>
    </>
  );
}

const EMPTY = { firstName: '', username: '', password: '', confirmPassword: '' };

function SignUpForm() {
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
