import type { QueueName } from '@copydesk/contracts';
import type { Database } from '@copydesk/database';

const DUE_FOR_SECONDS = 30;

/** So many looks in a row must find the worker idle before it is held for stuck: it has had its 30 s with Redis, too. */
const LOOKS = 6;

export interface StallQuestions {
  /** The names of the jobs that this process knows. */
  names: string[];
  /** Queues of which this process could take another job right now. */
  queuesWithRoom: () => QueueName[];
  /** By a fresh line: a line of this process that is dead is a reason to end it, a Redis that is away or full is none. */
  redisTakesWrites: () => Promise<boolean>;
}

/** Notices that this worker takes no jobs although it could: its supervisor should start it again. */
export class StallWatch {
  private timer: NodeJS.Timeout | undefined;
  private idleLooks = 0;

  constructor(
    private readonly database: Database,
    private readonly questions: StallQuestions,
    private readonly onStalled: () => void,
    private readonly everyMs = 5_000,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), this.everyMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Looks once, and calls `onStalled` after six looks in a row that found due jobs, room and Redis. */
  async look(): Promise<void> {
    this.idleLooks = (await this.isIdle()) ? this.idleLooks + 1 : 0;
    if (this.idleLooks === LOOKS) this.onStalled();
  }

  private async isIdle(): Promise<boolean> {
    const waited = this.questions
      .queuesWithRoom()
      .map((queue) => this.database.backlog.hasWaited(queue, DUE_FOR_SECONDS, this.questions.names).catch(() => false));
    return (await Promise.all(waited)).includes(true) && this.questions.redisTakesWrites();
  }
}
