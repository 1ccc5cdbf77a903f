import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { QUEUES } from '@copydesk/contracts';
import { connectRedis, type Redis } from '@copydesk/redis';
import type { Queue } from 'bullmq';
import { JobQueues, type QueuedJob } from './job-queues';

const CONNECTION = Symbol('the connection that the queues share');

/** Registers the queues and provides `JobQueues` to the whole process. */
@Module({})
export class JobsModule implements OnApplicationShutdown {
  constructor(@Inject(CONNECTION) private readonly connection: Redis) {}

  static register(redis: { url: string; prefix: string }): DynamicModule {
    const connection = connectRedis(redis.url, 'producer');
    return {
      module: JobsModule,
      global: true,
      imports: [
        BullModule.forRoot({ connection, prefix: redis.prefix }),
        ...QUEUES.map((name) => BullModule.registerQueue({ name })),
      ],
      providers: [
        { provide: CONNECTION, useValue: connection },
        {
          provide: JobQueues,
          useFactory: (...queues: Queue<QueuedJob>[]) => new JobQueues(queues),
          inject: QUEUES.map((name) => getQueueToken(name)),
        },
      ],
      exports: [JobQueues],
    };
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
