import { fork } from 'node:child_process';
import { letYield } from '@copydesk/threads';

/** A process reached its bound of time or memory, or ended by itself, before it answered. */
export class ProcessFailed extends Error {
  override readonly name = 'ProcessFailed';
}

interface ProcessOptions {
  signal: AbortSignal;
  limitMs: number;
  /** How large its heap may become, in MB. */
  memoryMb: number;
}

/**
 * Has a file answer one order in a process of its own, which is ended with the answer: whatever strangers wrote costs
 * this process neither its memory nor its time.
 * @throws ProcessFailed; or the signal's reason where it was aborted.
 */
export async function runProcess<Order extends string | object, Answer>(
  file: string,
  order: Order,
  { signal, limitMs, memoryMb }: ProcessOptions,
): Promise<Answer> {
  signal.throwIfAborted();
  const limit = AbortSignal.timeout(limitMs);
  const child = fork(file, {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // No key and no address of this process is of use there.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Dates come as dates.
    serialization: 'advanced',
  });
  // It gets the processor when nobody else waits for it.
  if (child.pid !== undefined) letYield(child.pid);
  const stop = () => child.kill('SIGKILL');
  const either = AbortSignal.any([signal, limit]);
  either.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as Answer));
      child.once('error', reject);
      child.once('exit', (code, killedBy) => reject(new ProcessFailed(`it ended with ${killedBy ?? code}`)));
      child.send(order, (error) => error && reject(new ProcessFailed('it did not take its order', { cause: error })));
    });
  } catch (error) {
    signal.throwIfAborted();
    throw limit.aborted ? new ProcessFailed(`it did not answer within ${limitMs} ms`, { cause: error }) : error;
  } finally {
    either.removeEventListener('abort', stop);
    stop();
  }
}
