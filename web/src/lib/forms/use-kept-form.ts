import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { readStored, writeStored } from '../use-stored-state';
import { useRequestForm, type FormOptions } from './use-request-form';

const VERSION = 2;

/** What was typed and not saved yet is kept under `key`: it outlives an error, a closed dialog and a reload of this tab. */
export function useKeptForm<V extends FieldValues, T extends object>(key: string, options: FormOptions<V, T>) {
  const { form, names, ...request } = useRequestForm(options);
  const { setValue, getValues, getFieldState, reset, resetField, subscribe, formState } = form;

  const keep = () => {
    const typed = names.filter((name) => getFieldState(name).isDirty).map((name) => [name, getValues(name)]);
    writeStored(key, VERSION, Object.fromEntries(typed));
  };
  const keepTyped = useEffectEvent(keep);
  const showKept = useEffectEvent(() => {
    const kept = readStored<Partial<V>>(key, VERSION, {});
    for (const name of names) {
      const value = kept[name];
      if (value !== undefined) setValue(name, value, { shouldDirty: true });
    }
    // The rows of a list are told of a reset alone: the form has just forgotten which of its fields are lists.
    if (Object.values(kept).some(Array.isArray)) reset(getValues(), { keepDefaultValues: true });
  });
  useEffect(() => {
    showKept();
    return subscribe({ formState: { values: true }, callback: () => keepTyped() });
  }, [subscribe]);

  return {
    ...request,
    isChanged: formState.isDirty,
    /** As if it had been typed. */
    put: <N extends FieldPath<V>>(name: N, value: FieldPathValue<V, N>) => setValue(name, value, { shouldDirty: true }),
    /** The server has taken these values. What was typed since stays. */
    taken: (sent: V) => {
      for (const name of names) {
        if (getValues(name) === sent[name]) resetField(name, { defaultValue: sent[name] });
      }
      keep();
    },
    /** Keeps under another key what was typed since these values were sent; false where nothing was. */
    keepSince: (sent: V, other: string): boolean => {
      const since = names.filter((name) => JSON.stringify(getValues(name)) !== JSON.stringify(sent[name]));
      if (since.length > 0)
        writeStored(other, VERSION, Object.fromEntries(since.map((name) => [name, getValues(name)])));
      return since.length > 0;
    },
    discard: () => {
      request.discard();
      keep();
    },
  };
}
