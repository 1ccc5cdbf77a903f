import type { UserResponse } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PasswordForm } from '@/features/account/password-form';
import { useLogOut } from '@/features/session/mutations';
import { setSession } from '@/features/session/use-session';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { LogoMark } from '@/ui/logo';

/** Stands in the place of every page until the password that an administrator gave is replaced. */
export default function FirstPassword({ user }: { user: UserResponse }) {
  const queryClient = useQueryClient();
  const logOut = useLogOut();
  useEffect(() => {
    document.title = 'Choose a password · Copydesk';
  }, []);
  return (
    <main className="grid min-h-dvh content-center justify-items-center px-4 py-10 sm:px-6">
      <div className="w-full max-w-120">
        <div className="mb-8 flex flex-col items-center gap-3 text-center">
          <LogoMark className="size-11" />
          <h1 className="font-serif text-[1.75rem] leading-tight tracking-[-0.01em]">Choose your own password</h1>
          <p className="max-w-[42ch] text-muted">
            You signed in as {user.username} with a password that an administrator gave you. Replace it to continue.
          </p>
        </div>
        <Card className="p-5">
          <PasswordForm
            username={user.username}
            onChanged={() => setSession(queryClient, { ...user, mustChangePassword: false })}
          />
        </Card>
        <div className="mt-4 flex justify-center">
          <Button variant="quiet" disabled={logOut.isPending} onClick={() => logOut.mutate('throw away')}>
            Log out
          </Button>
        </div>
      </div>
    </main>
  );
}
