import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useEffectEvent, type FormEvent } from 'react';
import { useForm, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import { fieldErrorsOf } from '../http-error';
import { readStored, writeStored } from '../use-stored-state';
import { fieldErrors, type RequestClass } from './field-errors';

const VERSION = 2;

interface FormOptions<V extends FieldValues, T extends object> {
  /** The class that the server checks the request with. */
  Request: RequestClass<T>;
  /** What the form shows where nothing was typed. A field that was changed keeps what was typed when this changes. */
  saved: V;
  /** What is asked of the server, where it is not the form's values themselves. */
  requestOf?: (values: V) => Partial<T>;
  /** What was typed and not saved yet is kept under it: it outlives an error, a closed dialog and a reload of this tab. */
  keptAs?: string;
}

/** A form for a request. What is refused, here or by the server, is said at its field; the first of them gets the focus. */
export function useRequestForm<V extends FieldValues, T extends object>(options: FormOptions<V, T>) {
  const { Request, saved, requestOf, keptAs } = options;
  const form = useForm<V>({
    values: saved,
    resetOptions: { keepDirtyValues: true },
    resolver: (values, _context, fields) => {
      const request: object = requestOf ? requestOf(values) : values;
      const refused = Object.entries(fieldErrors(Request, request));
      if (refused.length === 0) return { values, errors: {} };
      const errors: FieldErrors = Object.fromEntries(
        refused.map(([name, message]) => [name, { type: 'validate', message }]),
      );
      return { values: {}, errors: toNestErrors(errors, fields) };
    },
  });
  const { register, handleSubmit, setError, setValue, getValues, getFieldState, resetField, reset, subscribe } = form;
  const { formState } = form;
  const isField = (name: string): name is FieldPath<V> => Object.hasOwn(saved, name);
  const names = Object.keys(saved).filter(isField);

  const keep = () => {
    if (keptAs === undefined) return;
    const typed = names.filter((name) => getFieldState(name).isDirty).map((name) => [name, getValues(name)]);
    writeStored(keptAs, VERSION, Object.fromEntries(typed));
  };
  const keepTyped = useEffectEvent(keep);
  const showKept = useEffectEvent(() => {
    if (keptAs === undefined) return;
    const kept = readStored<Partial<V>>(keptAs, VERSION, {});
    for (const name of names) {
      const value = kept[name];
      if (value !== undefined) setValue(name, value, { shouldDirty: true });
    }
  });
  useEffect(() => {
    showKept();
    return subscribe({ formState: { values: true }, callback: () => keepTyped() });
  }, [subscribe]);

  return {
    control: form.control,
    isChanged: formState.isDirty,
    field: (name: FieldPath<V>) => ({ ...register(name), error: getFieldState(name, formState).error?.message }),
    onSubmit: (send: (values: V) => void) => {
      const submit = handleSubmit(send);
      return (event?: FormEvent) => void submit(event);
    },
    showRefused: (error: unknown) => {
      const refused = fieldErrorsOf(error);
      names
        .filter((name) => refused[name])
        .forEach((name, index) => setError(name, { message: refused[name] }, { shouldFocus: index === 0 }));
    },
    refuse: (name: FieldPath<V>, message: string) => setError(name, { message }, { shouldFocus: true }),
    /** The server has taken these values. What was typed since stays. */
    taken: (sent: V) => {
      names
        .filter((name) => getValues(name) === sent[name])
        .forEach((name) => resetField(name, { defaultValue: sent[name] }));
      keep();
    },
    discard: () => {
      reset(saved);
      keep();
    },
  };
}
