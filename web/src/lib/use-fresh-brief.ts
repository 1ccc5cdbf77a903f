import { useEffectEvent, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStoredState } from './use-stored-state';

/** Stands in an address that begins something new. */
export const NEW = 'new';

interface KeptBrief<B> {
  /** Under which it is stored. */
  key: string;
  /** Goes up when the shape of a brief changes. */
  version: number;
  empty: B;
  isEmpty: (brief: B) => boolean;
}

/**
 * What was typed in this tab. An address that begins something new puts it aside and starts with an empty one; one click
 * takes up again what was put aside, and puts aside what is there.
 */
export function useFreshBrief<B>({ key, version, empty, isEmpty }: KeptBrief<B>) {
  const [params, setParams] = useSearchParams();
  const [brief, setBrief] = useStoredState(key, version, empty);
  const [earlier, setEarlier] = useStoredState(`${key}:earlier`, version, empty);
  const isNew = params.has(NEW);

  const begin = useEffectEvent(() => {
    if (!isEmpty(brief)) setEarlier(brief);
    setBrief(empty);
    setParams({}, { replace: true });
  });
  useLayoutEffect(() => {
    if (isNew) begin();
  }, [isNew]);

  const goOn = () => {
    setEarlier(brief);
    setBrief(earlier);
  };
  return { brief, setBrief, earlier: isEmpty(earlier) ? null : earlier, goOn };
}
