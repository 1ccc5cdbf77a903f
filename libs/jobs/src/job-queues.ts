import { QUEUES, type QueueName } from '@copydesk/contracts';
import type { Job } from '@copydesk/database';
import type { Queue } from 'bullmq';
import type { Express, RequestHandler } from 'express';

/** What travels through the queue: the id. The worker reads the row. */
export interface QueuedJob {
  jobId: string;
}

/** What of a job says where it goes: its row names the queue, so that also jobs of a newer version find theirs. */
type Queueable = Pick<Job, 'id' | 'name' | 'queue' | 'priority'>;

/** Puts jobs into the queues. A queue that cannot be reached is no error: the row is safe and the reconciler brings it. */
export class JobQueues {
  private readonly queues: Map<QueueName, Queue<QueuedJob>>;

  /** Expects one BullMQ queue for each of `QUEUES`. */
  constructor(queues: Queue<QueuedJob>[]) {
    this.queues = new Map(
      QUEUES.flatMap((name) => queues.filter((queue) => queue.name === name).map((q) => [name, q])),
    );
    for (const queue of queues) queue.on('error', () => undefined);
  }

  /** Adds a committed job. Returns false where the queue did not answer. */
  add(job: Queueable): Promise<boolean> {
    return this.bring({ ...job, moved: false });
  }

  /** The same for one that may wait there already, and for which another priority counts where it `moved`. */
  async bring({ id, name, queue, priority, moved }: Queueable & { moved: boolean }): Promise<boolean> {
    try {
      // While an id is in the queue, adding it again changes nothing.
      const added = await this.queueOf(queue).add(name, { jobId: id }, { ...OPTIONS, jobId: id, priority });
      if (moved) await added.changePriority({ priority });
      return true;
    } catch {
      return false;
    }
  }

  /** Takes a cancelled job out of its queue, where it still waits. */
  async remove(job: Pick<Job, 'id' | 'queue'>): Promise<void> {
    await this.queueOf(job.queue)
      .remove(job.id)
      .catch(() => undefined);
  }

  /** Worker processes that listen; null where Redis does not answer. */
  workersAlive(): Promise<number | null> {
    return this.queueOf('upkeep')
      .getWorkersCount()
      .catch(() => null);
  }

  /** Shows the queues under a path, to be read only: what is done to a job is done to its row. Loaded where somebody looks. */
  async board(path: string): Promise<RequestHandler> {
    const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
      import('@bull-board/express'),
    ]);
    const serverAdapter = new ExpressAdapter();
    serverAdapter.setBasePath(path);
    const queues = [...this.queues.values()].map((queue) => new BullMQAdapter(queue, { readOnlyMode: true }));
    createBullBoard({ queues, serverAdapter, options: { uiConfig: { boardTitle: 'Copydesk queues' } } });
    // An app of its own, which would say what it is made with.
    const board = serverAdapter.getRouter() as Express;
    board.disable('x-powered-by');
    return board;
  }

  private queueOf(name: QueueName): Queue<QueuedJob> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`The queue '${name}' is not registered.`);
    return queue;
  }
}

/** An id stays in BullMQ only while it is live, so that it can be added again. */
const OPTIONS = { removeOnComplete: true, removeOnFail: true };
