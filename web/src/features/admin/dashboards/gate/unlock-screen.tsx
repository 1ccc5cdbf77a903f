import { LockKeyhole } from 'lucide-react';
import { PinForm } from './pin-form';
import type { Gate } from './use-gate';

interface UnlockScreenProps {
  gate: Gate;
  /** False until the unlock of an earlier page is dropped. */
  isReady?: boolean;
}

export function UnlockScreen({ gate, isReady }: UnlockScreenProps) {
  return (
    <main className="m-auto flex w-full max-w-84 flex-col items-center px-4 py-16 text-center">
      <LockKeyhole className="mb-4 size-6 text-accent" strokeWidth={1.5} aria-hidden />
      <h2 className="font-serif text-[1.75rem] leading-9 tracking-[-0.01em]">This dashboard is locked</h2>
      <p role={gate.lockedBecause ? 'alert' : undefined} className="mt-1 mb-6 text-muted">
        {gate.lockedBecause ?? 'Enter the 4-character PIN. It opens this page until you leave or load it again.'}
      </p>
      <PinForm gate={gate} isReady={isReady} />
    </main>
  );
}
