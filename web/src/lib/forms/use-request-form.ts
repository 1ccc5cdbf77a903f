import { toNestErrors } from '@hookform/resolvers';
import type { FormEvent } from 'react';
import { useForm, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';
import { fieldErrorsOf } from '../http-error';
import { fieldErrors, type RequestClass } from './field-errors';

export interface FormOptions<V extends FieldValues, T extends object> {
  /** The class that the server checks the request with. */
  Request: RequestClass<T>;
  /** What the form shows where nothing was typed. A field that was changed keeps what was typed when this changes. */
  saved: V;
  /** What is asked of the server, where it is not the form's values themselves. */
  requestOf?: (values: V) => Partial<T>;
}

/** A form for a request. What is refused, here or by the server, is said at its field; the first of them gets the focus. */
export function useRequestForm<V extends FieldValues, T extends object>(options: FormOptions<V, T>) {
  const { Request, saved, requestOf } = options;
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
  const { register, handleSubmit, setError, getFieldState, reset, formState } = form;
  const isField = (name: string): name is FieldPath<V> => Object.hasOwn(saved, name.split('.')[0] ?? '');
  const names = Object.keys(saved).filter(isField);
  return {
    form,
    names,
    control: form.control,
    field: (name: FieldPath<V>) => ({ ...register(name), error: getFieldState(name, formState).error?.message }),
    onSubmit: (send: (values: V) => void) => {
      const submit = handleSubmit(send);
      return (event?: FormEvent) => void submit(event);
    },
    showRefused: (error: unknown) => {
      const refused = fieldErrorsOf(error);
      Object.keys(refused)
        .filter(isField)
        .forEach((name, index) => setError(name, { message: refused[name] }, { shouldFocus: index === 0 }));
    },
    discard: () => reset(saved, { keepDirtyValues: false }),
  };
}
