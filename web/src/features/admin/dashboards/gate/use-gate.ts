import { PIN_HEADER, WRONG_PIN } from '@copydesk/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { announce, dismissToast, toastFailure } from '@/ui/toast/toast-store';

/** Who guards a page by a PIN for its lifetime. */
export interface Gate {
  /** The PIN that opened it; null while it is locked. */
  pin: string | null;
  /** Why it locked itself; null where it did not. */
  lockedBecause: string | null;
  isChecking: boolean;
  tryPin: (pin: string, onRefused: () => void) => void;
  lock: () => void;
}

const REFUSED = 'The dashboard locked itself, because the server no longer accepts its PIN.';

export function useGate(check: (pin: string) => Promise<unknown>): Gate {
  const [pin, setPin] = useState<string | null>(null);
  const [lockedBecause, setLockedBecause] = useState<string | null>(null);
  const refusal = useRef<number | null>(null);
  const attempt = useMutation({
    mutationFn: check,
    onSuccess: (_, accepted) => {
      setPin(accepted);
      setLockedBecause(null);
      if (refusal.current !== null) dismissToast(refusal.current);
      announce({ title: 'Access Granted', description: 'Welcome to the admin dashboard' });
    },
    onError: (error) => {
      refusal.current = toastFailure('Access Denied', messageOf(error, WRONG_PIN));
    },
  });
  const lock = useCallback(() => {
    setPin(null);
    setLockedBecause(REFUSED);
  }, []);
  return {
    pin,
    lockedBecause,
    isChecking: attempt.isPending,
    tryPin: (typed, onRefused) => attempt.mutate(typed, { onError: onRefused }),
    lock,
  };
}

export const unlock = (pin: string) => http.post('/api/admin/unlock', { body: { pin } });

/** What a header can carry unchanged. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** Asks the server whether a PIN opens the standalone dashboard. @throws where it does not. */
export async function tryPin(pin: string): Promise<void> {
  if (!SENDABLE.test(pin)) throw new Error(WRONG_PIN);
  await http.get('/api/standalone/admin/dashboard-stats', { headers: { [PIN_HEADER]: pin } });
}

/** Whether an administrator need not be asked: the session gave the PIN, or there is none. Undefined until it is known. */
export function useProof(): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['pin-proof'],
    queryFn: () => http.get('/api/admin/unlock'),
    refetchOnMount: 'always',
    gcTime: 0,
  });
  return isError ? false : data?.isProven;
}

/** The channel on which a page that loads asks the others of this browser whether one is unlocked: they share the unlock. */
const UNLOCKED = 'copydesk.unlocked';

/** How long the others have to answer. */
const ANSWERED_WITHIN_MS = 500;

/** The gate of a page that works by an unlock of this browser, which ends when its last page is left or loaded again. */
export function useSharedGate(): Gate {
  const dropped = useRef(Promise.resolve());
  const gate = useGate(async (pin) => {
    await dropped.current;
    await unlock(pin);
  });
  const isUnlocked = gate.pin !== null;
  useEffect(() => {
    dropped.current = dropLeftUnlock();
  }, []);
  useEffect(() => {
    if (!isUnlocked) return;
    const channel = new BroadcastChannel(UNLOCKED);
    channel.onmessage = ({ data }) => {
      if (data === 'asked') channel.postMessage('answered');
    };
    return () => channel.close();
  }, [isUnlocked]);
  return gate;
}

/** Drops what pages of this browser unlocked that are gone. Where the server is away, it asks for the PIN anyway. */
async function dropLeftUnlock(): Promise<void> {
  if (!(await isUnlockedElsewhere())) await http.delete('/api/admin/unlock').catch(() => undefined);
}

async function isUnlockedElsewhere(): Promise<boolean> {
  const channel = new BroadcastChannel(UNLOCKED);
  const answered = new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }) => data === 'answered' && resolve(true);
    setTimeout(() => resolve(false), ANSWERED_WITHIN_MS);
  });
  channel.postMessage('asked');
  return answered.finally(() => channel.close());
}
