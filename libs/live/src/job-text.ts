import type { JobMessage, Bus } from './bus';
import type { JobProgress } from '@copydesk/contracts';
import type { Redis, RedisLines } from '@copydesk/redis';

/** How long the text of a run outlives its last piece, in seconds. */
const LIFETIME_SECONDS = 3_600;

/** How long pieces are gathered before they are sent on, in milliseconds. */
const GATHER_MS = 40;

/** How long the end of a text waits for Redis, in milliseconds. */
const CLOSE_WITHIN_MS = 2_000;

/** The text of jobs while it is written, in Redis: one key an attempt. */
export class JobTexts {
  private readonly redis: Redis;
  private readonly prefix: string;

  constructor(
    { producer, prefix }: RedisLines,
    private readonly bus: Bus,
  ) {
    this.redis = producer;
    this.prefix = prefix;
  }

  /** What this attempt wrote so far and what it is doing. Empty while Redis is away. */
  async read(jobId: string, attempt: number): Promise<{ text: string; progress: JobProgress | null }> {
    try {
      const [text, progress] = await this.redis.mget(this.key(jobId, attempt), this.progressKey(jobId, attempt));
      return { text: text ?? '', progress: progress ? (JSON.parse(progress) as JobProgress) : null };
    } catch {
      return { text: '', progress: null };
    }
  }

  /** Opens the text of one attempt for writing. */
  writer(jobId: string, attempt: number): JobTextWriter {
    return new JobTextWriter(jobId, attempt, (piece) => this.append(jobId, attempt, piece));
  }

  /** Says what an attempt is doing. */
  async setProgress(jobId: string, attempt: number, progress: JobProgress): Promise<void> {
    const key = this.progressKey(jobId, attempt);
    await this.redis.set(key, JSON.stringify(progress), 'EX', LIFETIME_SECONDS).catch(() => undefined);
    await this.bus.publish('job', jobId, { event: 'job:progress', data: { jobId, attempt, progress } });
  }

  /** Appends and tells in one round trip; where Redis lost what was there, sets the whole text again. */
  private async append(jobId: string, attempt: number, { offset, text, bytes, whole }: Piece): Promise<void> {
    const key = this.key(jobId, attempt);
    const message: JobMessage = { event: 'job:delta', data: { jobId, attempt, offset, text } };
    try {
      const answers = await this.redis
        .pipeline()
        .append(key, text)
        .expire(key, LIFETIME_SECONDS)
        .publish(this.bus.channelName('job', jobId), JSON.stringify(message))
        .exec();
      if (answers?.[0]?.[1] !== bytes) await this.redis.set(key, whole(), 'EX', LIFETIME_SECONDS);
    } catch {
      // Redis is away. The writer holds the whole text, and the next piece that gets through sets all of it.
    }
  }

  private key(jobId: string, attempt: number): string {
    return `${this.prefix}:text:${jobId}:${attempt}`;
  }

  private progressKey(jobId: string, attempt: number): string {
    return `${this.prefix}:progress:${jobId}:${attempt}`;
  }
}

/** What is sent on: `bytes` is the length of the text with it, and `whole` the text. */
interface Piece {
  offset: number;
  text: string;
  bytes: number;
  whole: () => string;
}

/**
 * Gathers the pieces of one attempt and sends them on: the first at once, the others every 40 ms. Only what is new is
 * looked at, so that a piece costs the same however long the text is.
 */
export class JobTextWriter {
  /** All that was written. */
  text = '';
  /** What of it was not sent. */
  private unsent = '';
  private sent = 0;
  private sentBytes = 0;
  private timer: NodeJS.Timeout | undefined;
  private flying: Promise<void> | undefined;

  constructor(
    readonly jobId: string,
    readonly attempt: number,
    private readonly append: (piece: Piece) => Promise<void>,
  ) {}

  write(piece: string): void {
    this.text += piece;
    this.unsent += piece;
    if (this.sent === 0) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  /** Sends what is left and waits until all of it was sent, but not for a Redis that hangs. */
  async close(): Promise<void> {
    const giveUpAt = Date.now() + CLOSE_WITHIN_MS;
    this.flush();
    while (this.flying && Date.now() < giveUpAt) await this.flying;
  }

  /** One piece is under way at a time: what is written meanwhile goes with the next. */
  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.flying) return;
    const text = endsInHalfPair(this.unsent) ? this.unsent.slice(0, -1) : this.unsent;
    if (text === '') return;
    const offset = this.sent;
    this.unsent = this.unsent.slice(text.length);
    this.sent += text.length;
    this.sentBytes += Buffer.byteLength(text);
    const end = this.sent;
    const piece = { offset, text, bytes: this.sentBytes, whole: () => this.text.slice(0, end) };
    this.flying = this.append(piece).finally(() => {
      this.flying = undefined;
      this.flush();
    });
  }
}

/** True where the text ends in the first half of a surrogate pair, whose partner is still to come. */
function endsInHalfPair(text: string): boolean {
  const code = text.charCodeAt(text.length - 1);
  return code >= 0xd800 && code <= 0xdbff;
}
