import { RESULT_NAMES, type EmailResult } from '@copydesk/contracts';
import { type FormEvent, useId, useState } from 'react';
import { OPENS_NOTE } from '@/lib/results/describe-result';
import { parseResult, typedOf, type ResultField } from '@/lib/results/parse-result';
import { Button } from './button';
import { Dialog } from './dialog';
import { TextField } from './text-field';

interface ResultDialogProps {
  /** The title of the email. */
  title: string;
  result: EmailResult | null;
  isPending: boolean;
  /** Why it could not be saved. */
  failure: string | null;
  /** Null takes the numbers away. */
  onSave: (result: EmailResult | null) => void;
  onClose: () => void;
}

const COUNTS = ['opened', 'clicked', 'sold', 'unsubscribed'] as const;

/** Asks how an email did. What was typed stays until it is saved. */
export function ResultDialog({ title, result, isPending, failure, onSave, onClose }: ResultDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(() => typedOf(result));
  const [errors, setErrors] = useState<Partial<Record<ResultField, string>>>({});
  const field = (name: ResultField) => ({
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseResult(typed);
    setErrors(parsed.errors ?? {});
    if (parsed.result) onSave(parsed.result);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Results"
      description={title}
      footer={
        <>
          {result && (
            <Button variant="quiet" disabled={isPending} onClick={() => onSave(null)}>
              Remove
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="main" disabled={isPending}>
            {isPending ? 'Saving...' : 'Save results'}
          </Button>
        </>
      }
    >
      <form id={form} aria-label="Results" noValidate onSubmit={save} className="grid gap-4 pt-1 sm:grid-cols-2">
        <TextField label="Sent" inputMode="numeric" description="How many people it went to." {...field('sent')} />
        <TextField label="Day" type="date" description="When it was sent." {...field('sentOn')} />
        {COUNTS.map((name) => (
          <TextField key={name} label={RESULT_NAMES[name]} inputMode="numeric" {...field(name)} />
        ))}
        <p className="text-sm text-faint sm:col-span-2">Numbers of people, not percent. {OPENS_NOTE}</p>
        {failure && (
          <p role="alert" className="text-sm text-bad sm:col-span-2">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
