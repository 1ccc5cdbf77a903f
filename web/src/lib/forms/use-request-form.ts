import { useForm, type DefaultValues, type FieldPath, type FieldValues, type SubmitHandler } from 'react-hook-form';
import type { FormEvent } from 'react';
import { fieldErrorsOf } from '../http-error';
import { classResolver } from './class-resolver';
import type { RequestClass } from './field-errors';

/** A form of texts for a request. What the server refuses is shown at its field; the first of them gets the focus. */
export function useRequestForm<T extends FieldValues>(Request: RequestClass<T>, defaultValues: DefaultValues<T>) {
  const { register, handleSubmit, setError, getFieldState, formState, reset } = useForm<T>({
    resolver: classResolver(Request),
    defaultValues,
  });
  const isField = (name: string): name is FieldPath<T> => Object.hasOwn(defaultValues, name);
  return {
    field: (name: FieldPath<T>) => ({ ...register(name), error: getFieldState(name, formState).error?.message }),
    onSubmit: (send: SubmitHandler<T>) => {
      const submit = handleSubmit(send);
      return (event: FormEvent) => void submit(event);
    },
    showRefused: (error: unknown) => {
      const refused = fieldErrorsOf(error);
      const names = Object.keys(defaultValues)
        .filter(isField)
        .filter((name) => refused[name]);
      names.forEach((name, index) => setError(name, { message: refused[name] }, { shouldFocus: index === 0 }));
    },
    reset,
  };
}
