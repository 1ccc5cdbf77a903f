import type { JobContext } from '@copydesk/jobs';
import type { Log } from '@copydesk/observability';
import { showsTheSame } from '@copydesk/text';
import type { DraftChoice } from '@copydesk/tools';
import { oneNote } from './tell-changes';

/** How long a draft that is there waits for the other one and for the choice, in milliseconds. */
const HELD_MS = 20_000;

const NO_SECOND = 'A second draft was not done in time: this is the first one.';
const SAME = 'Two drafts were written, and both say the same.';
const NO_CHOICE =
  'Two drafts were written, and none was chosen: this is the first one, the version before it is the other.';

/** A draft as it is kept. */
export interface Draft {
  text: string;
  note: string | null;
  isMendedLater: boolean;
}

/** The draft that is shown, and the one that stands behind it. */
export interface Best {
  shown: Draft;
  other: Draft | null;
}

interface Writers {
  write: (context: JobContext) => Promise<Draft>;
  choose: (drafts: readonly [string, string], context: JobContext) => Promise<DraftChoice>;
  log: Log;
}

/**
 * Has a draft written twice, and chooses. The first one is streamed; the second begins behind its first word, so that
 * nobody waits longer for that, and is written out of sight. Both end with the context's signal, and neither is saved
 * before both are there: a run that is lost leaves none behind. @throws as writing the first one does.
 */
export async function bestOfTwo({ write, choose, log }: Writers, context: JobContext): Promise<Best> {
  const late = new AbortController();
  const signal = AbortSignal.any([context.signal, late.signal]);
  const aside: JobContext = { ...context, signal, write: () => {}, progress: () => {}, whole: () => {} };
  const without = (error: unknown) => {
    if (!context.signal.aborted) log.warn({ err: error }, 'a draft goes without a second one, or without a choice');
    return null;
  };
  let second: Promise<Draft | null> | undefined;
  let timer: NodeJS.Timeout | undefined;
  try {
    const first = await write({
      ...context,
      write: (piece) => {
        second ??= write(aside).catch(without);
        context.write(piece);
      },
    });
    context.whole();
    context.progress({ stage: 'choosing' });
    timer = setTimeout(() => late.abort(), HELD_MS);
    const other = (await second) ?? null;
    context.signal.throwIfAborted();
    if (other === null) return { shown: noted(first, NO_SECOND), other };
    if (showsTheSame(first.text, other.text)) return { shown: noted(first, SAME), other: null };
    const choice = await choose([first.text, other.text], aside).catch(without);
    context.signal.throwIfAborted();
    if (choice === null) return { shown: noted(first, NO_CHOICE), other };
    const [shown, left] = choice.better === 0 ? [first, other] : [other, first];
    return { shown: noted(shown, `Chosen from two drafts: ${choice.why}`), other: left };
  } finally {
    clearTimeout(timer);
    late.abort();
  }
}

const noted = (draft: Draft, said: string): Draft => ({ ...draft, note: oneNote(said, draft.note) });
