import type { ThreadResponse } from '@copydesk/contracts';
import { useState } from 'react';
import type { CurrentDraft } from '../threads/current-draft';
import { versionsOf, type Version } from '../threads/versions-of';

export interface ShownVersion {
  versions: Version[];
  /** Numbers of all versions, with the one that is being written. */
  numbers: number[];
  number: number;
  newest: number;
  isOld: boolean;
  /** Null for what is still being written. */
  version: Version | null;
  text: string;
  /** `null` goes to the newest, and stays with it. */
  show: (number: number | null) => void;
}

/** The version that one looks at: the newest one, unless one came for an earlier one or stepped back. */
export function useShownVersion(thread: ThreadResponse, draft: CurrentDraft, start: number | null): ShownVersion {
  const [chosen, setChosen] = useState(start);
  const versions = versionsOf(thread);
  const stored = versions.map(({ number }) => number);
  const numbers = draft.version ? stored : [...stored, (stored.at(-1) ?? 0) + 1];
  const newest = numbers.at(-1) ?? 1;
  const old = chosen === newest ? undefined : versions.find(({ number }) => number === chosen);
  return {
    versions,
    numbers,
    number: old?.number ?? newest,
    newest,
    isOld: old !== undefined,
    version: old ?? draft.version,
    text: old?.text ?? draft.text,
    show: (number) => setChosen(number === newest ? null : number),
  };
}
