import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { logOutEverywhere } from '../api/account-calls';

export function LogOutEverywhere({ onLoggedOut }: { onLoggedOut: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const logOut = useMutation({
    mutationFn: logOutEverywhere,
    onSuccess: () => {
      onLoggedOut();
      toast({ title: 'Logged out successfully', description: 'You are logged out on every device.' });
    },
    onError: (error) => toastFailure('Logout failed', messageOf(error, 'Please try again.')),
  });
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        Log out everywhere
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Log out everywhere?"
        description="You are logged out on every device, this one included, and log in again with your password."
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="main" disabled={logOut.isPending} onClick={() => logOut.mutate()}>
              {logOut.isPending ? 'Logging out...' : 'Log out everywhere'}
            </Button>
          </>
        }
      >
        <p className="text-muted">
          Your emails and what is being written are safe. What you typed in this tab and did not send is forgotten.
        </p>
      </Dialog>
    </>
  );
}
