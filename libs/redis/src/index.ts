import { once } from 'node:events';
import { Redis, type RedisOptions } from 'ioredis';

/** What a command may take that is not waited for longer, in milliseconds. */
const COMMAND_MS = 1_000;

/** How often a line that only listens asks whether anybody is there, and how long it waits for the answer. */
const PING_MS = 5_000;

/**
 * A Redis that is replaced says no word, and one that hangs neither: a line that owes an answer for longer than
 * `socketTimeout` is dropped and opened anew.
 */
const OPTIONS = {
  // Dropped before the first command gives up: the next ones fail at once, until Redis answers again.
  producer: {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // Whose answer was lost may have been done: an append that is sent again doubles what it says.
    autoResendUnfulfilledCommands: false,
    connectTimeout: COMMAND_MS,
    commandTimeout: COMMAND_MS,
    socketTimeout: 0.8 * COMMAND_MS,
  },
  subscriber: {
    maxRetriesPerRequest: null,
    connectTimeout: PING_MS,
    socketTimeout: PING_MS,
    // ioredis asks by INFO, which a line that has subscribed may not: it would be dropped as soon as it is open.
    enableReadyCheck: false,
  },
  // BullMQ waits for jobs for 10 s at most.
  worker: { maxRetriesPerRequest: null, connectTimeout: PING_MS, socketTimeout: 12_000 },
} satisfies Record<string, RedisOptions>;

/** The lines of one process to Redis. They go on trying to reach it until they are closed. */
export class RedisLines {
  readonly prefix: string;
  /**
   * For what is safe elsewhere, too. A command fails within a second; from then on all of them fail at once, until Redis
   * answers again.
   */
  readonly producer: Redis;
  private readonly url: string;
  private readonly lines: Redis[] = [];
  private readonly pings: NodeJS.Timeout[] = [];

  constructor({ url, prefix }: { url: string; prefix: string }) {
    this.url = url;
    this.prefix = prefix;
    this.producer = this.open(OPTIONS.producer);
  }

  /** A line that subscribes again by itself; what is published while Redis is away is lost, as by any short cut. */
  subscriber(): Redis {
    const line = this.open(OPTIONS.subscriber);
    const ping = () => line.status === 'ready' && void line.ping().catch(() => undefined);
    this.pings.push(setInterval(ping, PING_MS));
    return line;
  }

  /** A line that waits for Redis as long as it takes. */
  worker(): Redis {
    return this.open(OPTIONS.worker);
  }

  /** Resolves when the producer's line is open, or after a second without Redis. */
  async connected(): Promise<void> {
    if (this.producer.status === 'ready') return;
    await once(this.producer, 'ready', { signal: AbortSignal.timeout(COMMAND_MS) }).catch(() => undefined);
  }

  /** True where Redis takes a write from the producer within the second: one that is full still answers. */
  takesWrites(): Promise<boolean> {
    return this.writes(this.producer);
  }

  /** The same by a line of its own, whatever has become of the others. */
  async takesWritesAnew(): Promise<boolean> {
    const line = this.listen({
      ...OPTIONS.producer,
      enableReadyCheck: false,
      lazyConnect: true,
      retryStrategy: () => null,
    });
    const isOpen = await line.connect().then(
      () => true,
      () => false,
    );
    const answer = isOpen && (await this.writes(line));
    line.disconnect();
    return answer;
  }

  close(): void {
    this.pings.forEach(clearInterval);
    for (const line of this.lines) line.disconnect();
  }

  private writes(line: Redis): Promise<boolean> {
    return line.set(`${this.prefix}:probe`, '1', 'EX', 60).then(
      () => true,
      () => false,
    );
  }

  private open(options: RedisOptions): Redis {
    const line = this.listen({ ...options, retryStrategy: (attempt) => Math.min(attempt * 100, 1_000) });
    this.lines.push(line);
    return line;
  }

  private listen(options: RedisOptions): Redis {
    const line = new Redis(this.url, options);
    // Outages are seen and told by those whose commands fail; ioredis would print each attempt to reconnect.
    line.on('error', () => undefined);
    return line;
  }
}

export type { Redis };
