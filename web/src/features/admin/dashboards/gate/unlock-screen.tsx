import { ADMIN } from '@copydesk/contracts';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import type { Gate } from './use-gate';

export function UnlockScreen({ gate }: { gate: Gate }) {
  return (
    <main className="m-auto flex w-full max-w-84 flex-col items-center px-4 py-16 text-center">
      <LockKeyhole className="mb-4 size-6 text-accent" strokeWidth={1.5} aria-hidden />
      <h2 className="font-serif text-[1.75rem] leading-9 tracking-[-0.01em]">This dashboard is locked</h2>
      <p role={gate.lockedBecause ? 'alert' : undefined} className="mt-1 mb-6 text-muted">
        {gate.lockedBecause ?? 'Enter the 4-character PIN. It unlocks this page until you leave or reload it.'}
      </p>
      <PinForm gate={gate} />
    </main>
  );
}

/** Asks for the PIN over a page that shows nothing without it; to close it is to leave. */
export function PinDialog({ gate }: { gate: Gate }) {
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onOpenChange={() => void navigate('/')}
      title="Enter the admin PIN"
      description="Enter its 4 characters once per session."
      comesIn={false}
    >
      <PinForm gate={gate} />
    </Dialog>
  );
}

function PinForm({ gate }: { gate: Gate }) {
  const [pin, setPin] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isWhole = Array.from(pin).length === ADMIN.pinLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole || gate.isChecking) return;
    gate.tryPin(pin, () => {
      setPin('');
      form.current?.querySelector('input')?.focus();
    });
  };
  return (
    <form ref={form} onSubmit={submit} className="flex w-full flex-col gap-4">
      <TextField
        label="PIN"
        type="password"
        autoComplete="off"
        autoFocus
        maxLength={ADMIN.pinLength}
        value={pin}
        onChange={(event) => setPin(event.target.value)}
        className="text-center font-mono text-lg tracking-[0.5em]"
      />
      <Button type="submit" variant="main" className="h-10" disabled={!isWhole || gate.isChecking}>
        {gate.isChecking ? 'Checking...' : 'Unlock'}
      </Button>
    </form>
  );
}
