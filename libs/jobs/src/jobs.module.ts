import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { QUEUES } from '@copydesk/contracts';
import { connectRedis } from '@copydesk/redis';
import type { Queue } from 'bullmq';
import { JobQueues, type QueuedJob } from './job-queues';

/** Registers the queues and provides `JobQueues` to the whole process. */
@Module({})
export class JobsModule {
  static register(redis: { url: string; prefix: string }): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [
        BullModule.forRoot({ connection: connectRedis(redis.url, 'producer'), prefix: redis.prefix }),
        ...QUEUES.map((name) => BullModule.registerQueue({ name })),
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
