import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { bindFields } from '@/lib/forms/bind-fields';
import { fieldErrors, type RequestClass } from '@/lib/forms/field-errors';
import { useFocusRefused } from '@/lib/forms/use-focus-refused';
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
export function useKeptForm<T extends { [K in keyof T]: string }, Answer>(kept: KeptForm<T, Answer>) {
  const { storageKey, Request, saved, save, onSaved } = kept;
  const [typed, setTyped] = useStoredState<Record<string, string>>(storageKey, VERSION, {});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useFocusRefused(errors);
  const mutation = useMutation({ mutationFn: save });
  const values: T & Record<string, string> = { ...saved, ...typed };
  const isChanged = Object.entries(saved).some(([name, text]) => values[name] !== text);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = fieldErrors(Request, values);
    setErrors(refused);
    if (mutation.isPending || Object.keys(refused).length > 0) return;
    mutation.mutate(values, {
      onSuccess: (answer) => {
        onSaved(answer);
        // What was typed while the rest was on its way stays.
        setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== values[name])));
      },
      onError: (error) => {
        setErrors(fieldErrorsOf(error));
        toastFailure('Save failed', messageOf(error, 'Please try again.'));
      },
    });
  };

  const field = bindFields<keyof T & string>(values, errors, (name, text) =>
    setTyped((before) => ({ ...before, [name]: text })),
  );
  const onDiscard = () => {
    setTyped({});
    setErrors({});
  };
  return { form, field, submit, onDiscard, isChanged, isSaving: mutation.isPending };
}
