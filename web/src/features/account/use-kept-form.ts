import { useMutation } from '@tanstack/react-query';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldErrors, type RequestClass } from '@/lib/forms/field-errors';
import { fieldErrorsOf, messageOf } from '@/lib/http-error';
import { useStoredState } from '@/lib/use-stored-state';
import { toastFailure } from '@/ui/toast/toast-store';

const VERSION = 1;

interface KeptForm<T extends object, Answer> {
  storageKey: string;
  Request: RequestClass<T>;
  /** The values as the server has them. */
  saved: T;
  save: (values: T) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
}

/** A form of texts: what was typed and not saved yet outlives an error and a reload of this tab. */
export function useKeptForm<T extends { [K in keyof T]: string }, Answer>(form: KeptForm<T, Answer>) {
  const { storageKey, Request, saved, save, onSaved } = form;
  const [typed, setTyped] = useStoredState<Record<string, string>>(storageKey, VERSION, {});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const mutation = useMutation({ mutationFn: save });
  const values: T & Record<string, string> = { ...saved, ...typed };
  const isChanged = Object.entries(saved).some(([name, text]) => values[name] !== text);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const show = (refused: Record<string, string>) => {
      flushSync(() => setErrors(refused));
      element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    };
    const refused = fieldErrors(Request, values);
    show(refused);
    if (mutation.isPending || Object.keys(refused).length > 0) return;
    mutation.mutate(values, {
      onSuccess: (answer) => {
        onSaved(answer);
        // What was typed while the rest was on its way stays.
        setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== values[name])));
      },
      onError: (error) => {
        show(fieldErrorsOf(error));
        toastFailure('Save failed', messageOf(error, 'Please try again.'));
      },
    });
  };

  /** What a field of this form is given. */
  const field = (name: keyof T & string) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const discard = () => {
    setTyped({});
    setErrors({});
  };
  return { field, submit, discard, isChanged, isSaving: mutation.isPending };
}
