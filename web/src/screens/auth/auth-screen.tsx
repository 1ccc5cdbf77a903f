import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { LogInForm } from '@/features/session/log-in-form';
import { SignUpForm } from '@/features/session/sign-up-form';
import { useSession } from '@/features/session/use-session';
import { Card } from '@/ui/card';
import { LogoMark } from '@/ui/logo-mark';

const LEAVE_AFTER_MS = 100;
const TAB =
  'flex-1 rounded-sm py-1.5 max-md:min-h-11 font-medium text-muted transition-colors duration-150 hover:text-text data-[state=active]:bg-lifted data-[state=active]:text-text';

export default function AuthScreen() {
  const user = useSession().data;
  const navigate = useNavigate();
  const [cameSignedIn] = useState(Boolean(user));

  useEffect(() => {
    if (!user) return;
    const timer = setTimeout(() => void navigate('/', { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [user, navigate]);

  if (cameSignedIn) return <Navigate to="/" replace />;
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-94">
        <div className="mb-8 flex flex-col items-center gap-3 text-center">
          <LogoMark className="size-11" />
          <h1 className="text-lg font-semibold tracking-[-0.01em]">Copydesk</h1>
          <p className="font-serif text-[1.75rem] leading-tight tracking-[-0.01em]">Simple. Fast. Powerful.</p>
        </div>
        <Card className="p-5">
          <Tabs.Root defaultValue="sign-up">
            <Tabs.List
              aria-label="Sign up or log in"
              className="mb-5 flex gap-1 rounded-md border border-line bg-field p-1"
            >
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
        </Card>
      </div>
    </main>
  );
}
