import { ADMIN } from '@copydesk/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import type { Gate } from './use-gate';

export function PinForm({ gate, isReady = true }: { gate: Gate; isReady?: boolean }) {
  const [pin, setPin] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isWhole = Array.from(pin).length === ADMIN.pinLength;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole || gate.isChecking || !isReady) return;
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
      <Button type="submit" variant="main" className="h-10" disabled={!isWhole || gate.isChecking || !isReady}>
        {gate.isChecking ? 'Checking...' : 'Unlock'}
      </Button>
    </form>
  );
}
