import type { ChangeEvent } from 'react';

/** Gives each field of a form by its name what it shows, what was wrong with it, and where to tell what is typed. */
export function bindFields<K extends string>(
  values: Record<K, string>,
  errors: Record<string, string | undefined>,
  onType: (name: K, text: string) => void,
) {
  return (name: K) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType(name, target.value),
  });
}
