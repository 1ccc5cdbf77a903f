import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { QUEUES } from '@copydesk/contracts';
import type { RedisLines } from '@copydesk/redis';
import type { Queue } from 'bullmq';
import { JobQueues, type QueuedJob } from './job-queues';

/** A queue that waited for Redis once would wait with every job that is added: it is tried, and fails at once. */
const NEVER_WAITS = { skipWaitingForReady: true, skipVersionCheck: true };

/** Registers the queues and provides `JobQueues` to the whole process. */
@Module({})
export class JobsModule {
  static register({ producer: connection, prefix }: RedisLines): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [
        BullModule.forRoot({ connection, prefix }),
        ...QUEUES.map((name) => BullModule.registerQueue({ name, ...NEVER_WAITS })),
      ],
      providers: [
        {
          provide: JobQueues,
          useFactory: (...queues: Queue<QueuedJob>[]) => new JobQueues(queues),
          inject: QUEUES.map((name) => getQueueToken(name)),
        },
      ],
      exports: [JobQueues],
    };
  }
}
