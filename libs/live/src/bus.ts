import type { FiguresSnapshot, JobSnapshot, ServerEvents } from '@copydesk/contracts';
import type { Redis, RedisLines } from '@copydesk/redis';

type EventMessage<E extends keyof ServerEvents> = {
  [K in E]: { event: K; data: Parameters<ServerEvents[K]>[0] };
}[E];

/** How a job ended is in its snapshot: browsers hear of it by one of three names. */
export type JobMessage =
  EventMessage<'job:delta' | 'job:progress'> | { event: 'job:ended'; data: { job: JobSnapshot } };

/** What is said on each kind of channel. */
export interface Channels {
  /** A job's watchers. */
  job: JobMessage;
  /** All browsers of a user. */
  user: { event: 'library:changed' } | EventMessage<'thread:changed' | 'campaign:changed'>;
  /** The apis whose sockets watch the dashboards: what was recorded, that figures are about to be read, and the figures. */
  admin: { kind: 'events'; ids: string[] } | { kind: 'reading' } | { kind: 'figures'; snapshot: FiguresSnapshot };
  /** All processes. */
  control:
    { kind: 'cancel'; jobId: string } | { kind: 'logout'; sessionId: string } | { kind: 'locked'; unlockId: string };
}

type Listener = (message: string) => void;

export interface Subscription {
  /** Resolves when messages come through. */
  ready: Promise<void>;
  end: () => void;
}

/**
 * Messages between the processes, over Redis pub/sub: fast, and at most once. Whoever needs to know reads Postgres too.
 * Channels carry the application's prefix, since pub/sub ignores the database number.
 */
export class Bus {
  private readonly subscriber: Redis;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(private readonly redis: RedisLines) {
    this.subscriber = redis.subscriber();
    this.subscriber.on('message', (channel: string, message: string) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(message);
    });
  }

  /** Tells all subscribers. A message that cannot be sent is lost, and that is all. */
  async publish<C extends keyof Channels>(channel: C, id: string, message: Channels[C]): Promise<void> {
    const { producer } = this.redis;
    // ioredis would send it to a Redis that has not yet answered at all, and wait.
    if (producer.status !== 'ready') return;
    await producer.publish(this.channelName(channel, id), JSON.stringify(message)).catch(() => undefined);
  }

  /** True for one caller in all processes within `withinMs`. While Redis is away, for nobody. */
  async takesTurn(name: string, withinMs: number): Promise<boolean> {
    const { producer, prefix } = this.redis;
    const answer = await producer.set(`${prefix}:turn:${name}`, '1', 'PX', withinMs, 'NX').catch(() => null);
    return answer === 'OK';
  }

  /** Calls `listener` for each message from the time on that `ready` resolves. While Redis is away that waits for Redis. */
  subscribe<C extends keyof Channels>(channel: C, id: string, listener: (message: Channels[C]) => void): Subscription {
    const name = this.channelName(channel, id);
    const entry: Listener = (message) => listener(JSON.parse(message) as Channels[C]);
    const others = this.listeners.get(name);
    if (others) others.add(entry);
    else this.listeners.set(name, new Set([entry]));
    const ready = this.subscriber.subscribe(name).then(
      () => undefined,
      () => undefined,
    );
    return { ready, end: () => this.unsubscribe(name, entry) };
  }

  /** The name of a channel, for those who publish in a pipeline of their own. */
  channelName(channel: keyof Channels, id: string): string {
    return `${this.redis.prefix}:live:${channel}:${id}`;
  }

  private unsubscribe(name: string, entry: Listener): void {
    const entries = this.listeners.get(name);
    if (!entries?.delete(entry) || entries.size > 0) return;
    this.listeners.delete(name);
    void this.subscriber.unsubscribe(name).catch(() => undefined);
  }
}
