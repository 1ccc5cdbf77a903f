import type { JobContext } from '@copydesk/jobs';
import { createLog } from '@copydesk/observability';
import { bestOfTwo, type Draft } from './best-of-two';

const draft = (text: string): Draft => ({ text, note: null, isMendedLater: false });
const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

function contextOf(signal = new AbortController().signal) {
  const pieces: string[] = [];
  const context: JobContext = {
    signal,
    write: (piece) => void pieces.push(piece),
    progress: () => {},
    whole: () => {},
    save: () => Promise.resolve(),
    use: () => {},
  };
  return { context, pieces };
}

/** Writes its drafts one after the other; null for one that does not end. */
function writing(...texts: (string | null)[]) {
  const signals: AbortSignal[] = [];
  const write = ({ signal, write: say }: JobContext): Promise<Draft> => {
    const text = texts[signals.push(signal) - 1] ?? null;
    say(text ?? 'half a');
    return text === null ? never(signal) : Promise.resolve(draft(text));
  };
  return { write, signals };
}

const log = createLog('silent', 'worker');

afterEach(() => jest.useRealTimers());

test('the first draft alone is streamed, and the chosen one is shown with the reason', async () => {
  const { context, pieces } = contextOf();
  const { write } = writing('One', 'Two');
  const best = await bestOfTwo(
    { write, choose: () => Promise.resolve({ better: 1, why: 'It has news.' }), log },
    context,
  );
  expect(pieces).toEqual(['One']);
  expect(best).toEqual({
    shown: { ...draft('Two'), note: 'Chosen from two drafts: It has news.' },
    other: draft('One'),
  });
});

test('drafts that say the same are one, and nobody is asked to choose', async () => {
  const choose = jest.fn();
  const best = await bestOfTwo({ write: writing('One', 'One').write, choose, log }, contextOf().context);
  expect(best).toMatchObject({ shown: { text: 'One' }, other: null });
  expect(choose).not.toHaveBeenCalled();
});

test('a second draft that takes too long is given up, and the first one stays', async () => {
  jest.useFakeTimers();
  const { write, signals } = writing('One', null);
  const best = bestOfTwo({ write, choose: jest.fn(), log }, contextOf().context);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await best).toMatchObject({ shown: { text: 'One', note: expect.stringContaining('in time') }, other: null });
  expect(signals[1]?.aborted).toBe(true);
});

test('where no choice comes in time both are kept, and the first one is shown', async () => {
  jest.useFakeTimers();
  const choose = (_drafts: unknown, { signal }: JobContext) => never(signal);
  const best = bestOfTwo({ write: writing('One', 'Two').write, choose, log }, contextOf().context);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await best).toMatchObject({
    shown: { text: 'One', note: expect.stringContaining('none was chosen') },
    other: { text: 'Two' },
  });
});

test('a stop ends both', async () => {
  const stop = new AbortController();
  const { write, signals } = writing(null, null);
  const best = bestOfTwo({ write, choose: jest.fn(), log }, contextOf(stop.signal).context);
  stop.abort(new Error('stopped'));
  await expect(best).rejects.toThrow('stopped');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

test('a first draft that fails takes the second one along', async () => {
  const signals: AbortSignal[] = [];
  const write = ({ signal, write: say }: JobContext): Promise<Draft> => {
    const isFirst = signals.push(signal) === 1;
    say('half a');
    return isFirst ? Promise.reject(new Error('The model broke off.')) : never(signal);
  };
  await expect(bestOfTwo({ write, choose: jest.fn(), log }, contextOf().context)).rejects.toThrow('broke off');
  expect(signals[1]?.aborted).toBe(true);
});
