import type { FiguresSnapshot, JobSnapshot, ServerEvents } from '@copydesk/contracts';
import type { Redis, RedisLines } from '@copydesk/redis';

type EventMessage<E extends keyof ServerEvents> = {
  [K in E]: { event: K; data: Parameters<ServerEvents[K]>[0] };
}[E];

/** How a job ended is in its snapshot: browsers hear of it by one of three names. */
export type JobMessage =
  | EventMessage<'job:delta' | 'job:progress'>
  | { event: 'job:ended'; data: { job: JobSnapshot } };

/** What is said on each channel. */
export interface Channels {
  /** A job's watchers. */
  job: JobMessage;
  /** All browsers of a user. */
  user: { event: 'library:changed' } | { event: 'inbox:changed' } | EventMessage<'thread:changed' | 'campaign:changed'>;
  /** The apis whose sockets watch the dashboards: what was recorded, that figures are about to be read, and the figures. */
  admin: { kind: 'events'; ids: string[] } | { kind: 'reading' } | { kind: 'figures'; snapshot: FiguresSnapshot };
  /** All processes. */
  control:
    | { kind: 'cancel'; jobId: string }
    | { kind: 'logout'; sessionId: string }
    | { kind: 'locked'; unlockId: string };
}

type Listener = (message: unknown) => void;

export interface Subscription {
  /** Resolves when messages come through. */
  readonly ready: Promise<void>;
  end: () => void;
}

/**
 * Messages between the processes, over Redis pub/sub: fast, and at most once. Whoever needs to know reads Postgres too.
 * A process listens to a whole channel from its first subscription on, so that a job that is watched costs Redis nothing;
 * of what it hears it reads only what somebody here waits for. Names of channels carry the application's prefix, since
 * pub/sub ignores the database number.
 */
export class Bus {
  private readonly subscriber: Redis;
  /** By channel and id. */
  private readonly listeners = new Map<string, Map<string, Set<Listener>>>();
  /** The channels that were asked for on the line that is open now. */
  private readonly asked = new Map<string, Promise<void>>();

  /** What is said in this moment, by channel. */
  private readonly unsaid = new Map<string, string[]>();
  private saying: Promise<void> | undefined;

  constructor(private readonly redis: RedisLines) {
    this.subscriber = redis.subscriber();
    this.subscriber.on('message', (channel: string, lines: string) => this.hear(channel, lines));
    this.subscriber.on('close', () => this.asked.clear());
  }

  /** Tells all subscribers, what is said in one moment in one write. A message that cannot be sent is lost, and that is all. */
  publish<C extends keyof Channels>(channel: C, id: string, message: Channels[C]): Promise<void> {
    const name = this.channelName(channel);
    const lines = this.unsaid.get(name) ?? [];
    this.unsaid.set(name, [...lines, lineOf(id, message)]);
    this.saying ??= Promise.resolve().then(() => this.say());
    return this.saying;
  }

  private async say(): Promise<void> {
    const { producer } = this.redis;
    const said = [...this.unsaid];
    this.unsaid.clear();
    this.saying = undefined;
    // ioredis would send it to a Redis that has not yet answered at all, and wait.
    if (producer.status !== 'ready') return;
    const write = producer.pipeline();
    for (const [name, lines] of said) write.publish(name, lines.join('\n'));
    await write.exec().catch(() => undefined);
  }

  /** True for one caller in all processes within `withinMs`. While Redis is away, for nobody. */
  async takesTurn(name: string, withinMs: number): Promise<boolean> {
    const { producer, prefix } = this.redis;
    const answer = await producer.set(`${prefix}:turn:${name}`, '1', 'PX', withinMs, 'NX').catch(() => null);
    return answer === 'OK';
  }

  /** Calls `listener` for each message from the time on that `ready` resolves. While Redis is away that waits for Redis. */
  subscribe<C extends keyof Channels>(channel: C, id: string, listener: (message: Channels[C]) => void): Subscription {
    const name = this.channelName(channel);
    const entry: Listener = (message) => listener(message as Channels[C]);
    const byId = this.listeners.get(name) ?? new Map<string, Set<Listener>>();
    const entries = byId.get(id) ?? new Set();
    this.listeners.set(name, byId.set(id, entries.add(entry)));
    const listen = () => this.listen(name);
    void listen();
    const end = () => {
      entries.delete(entry);
      if (entries.size === 0 && byId.get(id) === entries) byId.delete(id);
    };
    return {
      get ready() {
        return listen();
      },
      end,
    };
  }

  /** The name of a channel, for those who publish in a pipeline of their own. */
  channelName(channel: keyof Channels): string {
    return `${this.redis.prefix}:live:${channel}`;
  }

  /** Resolves when Redis has this channel on the line that is open now: at once, but for the first time and after a loss. */
  private listen(name: string): Promise<void> {
    const ready =
      this.asked.get(name) ??
      this.subscriber.subscribe(name).then(
        () => undefined,
        () => void this.asked.delete(name),
      );
    this.asked.set(name, ready);
    return ready;
  }

  private hear(channel: string, lines: string): void {
    for (const line of lines.split('\n')) {
      const idEnd = line.indexOf(' ');
      const entries = this.listeners.get(channel)?.get(line.slice(0, idEnd));
      if (!entries) continue;
      const message: unknown = JSON.parse(line.slice(idEnd + 1));
      for (const entry of entries) entry(message);
    }
  }
}

/** A message as it goes over the wire: whom it is for, then what it says. Many go as one, a line each. */
export function lineOf<C extends keyof Channels>(id: string, message: Channels[C]): string {
  return `${id} ${JSON.stringify(message)}`;
}
