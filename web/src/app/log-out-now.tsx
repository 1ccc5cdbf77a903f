import { useEffect, useEffectEvent } from 'react';
import { useLogOut } from '@/features/session/mutations';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/** Logs out as soon as it is there. Where words cannot be saved it asks before it throws them away. */
export default function LogOutNow({ onEnd }: { onEnd: () => void }) {
  const { mutate, data } = useLogOut();
  const begin = useEffectEvent(() => mutate('save', { onError: onEnd }));
  useEffect(() => {
    begin();
  }, []);
  if (data !== false) return null;
  return (
    <ConfirmDialog
      title="Log out without your last changes?"
      description="Some of what you typed into an email is not saved yet: only this browser has it. If you log out now, it is lost."
      action="Log out"
      isPending={false}
      onConfirm={() => mutate('throw away', { onError: onEnd })}
      onClose={onEnd}
    />
  );
}
