import { PIN_HEADER, WRONG_PIN } from '@copydesk/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';

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
  const attempt = useMutation({
    mutationFn: check,
    onSuccess: (_, accepted) => {
      setPin(accepted);
      setLockedBecause(null);
      toast({ title: 'Access Granted', description: 'Welcome to the admin dashboard' });
    },
    onError: (error) => toastFailure('Access Denied', messageOf(error, WRONG_PIN)),
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

/** Held by every page of this browser that is unlocked: their unlock is one. */
const UNLOCKED = 'copydesk.unlocked';

/** A page that is loaded again leaves a moment after the new one came. */
const LEFT_WITHIN_MS = 500;

/** Only a page that came over a safe line has them. */
const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;

/** Drops what earlier pages of this browser unlocked, unless one of them is still there. True when that is done. */
export function useDroppedUnlock(): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const drop = () => http.delete('/api/admin/unlock');
    // Where another page stays there, or the server is away, nothing is dropped: the PIN is asked for anyway.
    Promise.resolve(locks?.request(UNLOCKED, { signal: AbortSignal.timeout(LEFT_WITHIN_MS) }, drop))
      .catch(() => undefined)
      .finally(() => setDone(true));
  }, []);
  return isDone;
}

/** Keeps other pages from dropping the unlock that this one works by. */
export function useKeptUnlock(isUnlocked: boolean): void {
  useEffect(() => {
    if (!isUnlocked) return;
    const left = new AbortController();
    const untilLeft = () => new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()));
    locks?.request(UNLOCKED, { mode: 'shared', signal: left.signal }, untilLeft).catch(() => undefined);
    return () => left.abort();
  }, [isUnlocked]);
}
