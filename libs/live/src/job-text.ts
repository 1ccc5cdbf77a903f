import { lineOf, type Bus } from './bus';
import type { JobDelta, JobProgress } from '@copydesk/contracts';
import type { Redis, RedisLines } from '@copydesk/redis';

/** How long the text of a run is kept from its first piece on, in seconds: longer than any run. */
const LIFETIME_SECONDS = 7_200;

/**
 * Appends pieces to their texts in one moment, so that nobody reads a text with a hole: a piece whose text has another
 * length than it had here is left out, since Redis lost something of it. Answers the numbers of those, from 1.
 */
const APPEND = `
  local lost = {}
  for i, key in ipairs(KEYS) do
    local before, piece = tonumber(ARGV[2 * i]), ARGV[2 * i + 1]
    if before == 0 then redis.call('SET', key, piece, 'EX', ARGV[1])
    elseif redis.call('STRLEN', key) == before then redis.call('APPEND', key, piece)
    else lost[#lost + 1] = i end
  end
  return lost`;

/** How long pieces are gathered before they are sent on, in milliseconds. */
const GATHER_MS = 45;

/** How long the end of a text waits for Redis, in milliseconds. */
const CLOSE_WITHIN_MS = 2_000;

/** The text of jobs while it is written, in Redis: one key an attempt. */
export class JobTexts {
  private readonly redis: Redis;
  private readonly prefix: string;
  private pieces: Piece[] = [];
  private sending: Promise<void> | undefined;
  private readonly due = new Set<() => void>();
  private tick: NodeJS.Timeout | undefined;

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
      const [text, progress] = await this.redis.mget(
        this.key({ jobId, attempt }),
        this.progressKey({ jobId, attempt }),
      );
      return { text: text ?? '', progress: progress ? (JSON.parse(progress) as JobProgress) : null };
    } catch {
      return { text: '', progress: null };
    }
  }

  /** Opens the text of one attempt for writing. */
  writer(jobId: string, attempt: number): JobTextWriter {
    return new JobTextWriter(jobId, attempt, {
      send: (piece) => this.send(piece),
      gather: (flush) => this.gather(flush),
    });
  }

  /** Says what an attempt is doing. */
  async setProgress(jobId: string, attempt: number, progress: JobProgress): Promise<void> {
    const key = this.progressKey({ jobId, attempt });
    const write = this.redis.pipeline().set(key, JSON.stringify(progress), 'EX', LIFETIME_SECONDS);
    const line = lineOf<'job'>(jobId, { event: 'job:progress', data: { jobId, attempt, progress } });
    await write
      .publish(this.bus.channelName('job'), line)
      .exec()
      .catch(() => undefined);
  }

  /** One clock for all writers, so that what they gathered goes together. */
  private gather(flush: () => void): void {
    this.due.add(flush);
    this.tick ??= setTimeout(() => {
      this.tick = undefined;
      const due = [...this.due];
      this.due.clear();
      for (const one of due) one();
    }, GATHER_MS);
  }

  /** Pieces of one moment go to Redis in one write, whichever jobs they are of. */
  private send(piece: Piece): Promise<void> {
    this.pieces.push(piece);
    this.sending ??= Promise.resolve().then(() => this.sendAll());
    return this.sending;
  }

  /** Appends and tells in one round trip; where Redis lost what was there, sets the whole text again. */
  private async sendAll(): Promise<void> {
    const { pieces } = this;
    this.pieces = [];
    this.sending = undefined;
    const keys = pieces.map((piece) => this.key(piece));
    const words = pieces.flatMap(({ bytesBefore, text }) => [bytesBefore, text]);
    const write = this.redis.pipeline().eval(APPEND, keys.length, ...keys, LIFETIME_SECONDS, ...words);
    write.publish(this.bus.channelName('job'), pieces.map(deltaLine).join('\n'));
    try {
      const lost = (await write.exec())?.[0]?.[1];
      const missing = Array.isArray(lost) ? pieces.filter((_piece, at) => lost.includes(at + 1)) : pieces;
      await Promise.all(missing.map((piece) => this.redis.set(this.key(piece), piece.whole(), 'EX', LIFETIME_SECONDS)));
    } catch {
      // Redis is away. The writers hold their whole texts, and the next piece that gets through sets all of it.
    }
  }

  private key({ jobId, attempt }: Run): string {
    return `${this.prefix}:words:${jobId}:${attempt}`;
  }

  private progressKey({ jobId, attempt }: Run): string {
    return `${this.prefix}:progress:${jobId}:${attempt}`;
  }
}

type Run = Pick<JobDelta, 'jobId' | 'attempt'>;

/** What is sent on: `bytesBefore` is the length of the text before it, and `whole` the text with it. */
export interface Piece extends JobDelta {
  bytesBefore: number;
  whole: () => string;
}

/** Where the pieces of a writer go. */
interface Outlet {
  send: (piece: Piece) => Promise<void>;
  /** Calls `flush` within 45 ms, together with those of other writers. */
  gather: (flush: () => void) => void;
}

/**
 * Gathers the pieces of one attempt and sends them on: the first at once, the others every 45 ms. Only what is new is
 * looked at, so that a piece costs the same however long the text is.
 */
export class JobTextWriter {
  /** All that was written. */
  text = '';
  /** What of it was not sent. */
  private unsent = '';
  private sent = 0;
  private sentBytes = 0;
  private flying: Promise<void> | undefined;
  /** One piece is under way at a time: what is written meanwhile goes with the next. */
  private readonly flush = (): void => {
    if (!this.flying) this.send();
  };

  constructor(
    readonly jobId: string,
    readonly attempt: number,
    private readonly outlet: Outlet,
  ) {}

  write(piece: string): void {
    this.text += piece;
    this.unsent += piece;
    if (this.sent === 0) this.flush();
    else this.outlet.gather(this.flush);
  }

  /** Sends what is left and waits until all of it was sent, but not for a Redis that hangs. */
  async close(): Promise<void> {
    const giveUpAt = Date.now() + CLOSE_WITHIN_MS;
    this.flush();
    while (this.flying && Date.now() < giveUpAt) {
      await this.flying;
      this.flush();
    }
  }

  private send(): void {
    const text = endsInHalfPair(this.unsent) ? this.unsent.slice(0, -1) : this.unsent;
    if (text === '') return;
    const { jobId, attempt, sent: offset } = this;
    this.unsent = this.unsent.slice(text.length);
    this.sent += text.length;
    const bytesBefore = this.sentBytes;
    this.sentBytes += Buffer.byteLength(text);
    const end = this.sent;
    const piece = { jobId, attempt, offset, text, bytesBefore, whole: () => this.text.slice(0, end) };
    this.flying = this.outlet.send(piece).finally(() => {
      this.flying = undefined;
      if (this.unsent !== '') this.outlet.gather(this.flush);
    });
  }
}

function deltaLine({ jobId, attempt, offset, text }: Piece): string {
  return lineOf<'job'>(jobId, { event: 'job:delta', data: { jobId, attempt, offset, text } });
}

/** True where the text ends in the first half of a surrogate pair, whose partner is still to come. */
function endsInHalfPair(text: string): boolean {
  const code = text.charCodeAt(text.length - 1);
  return code >= 0xd800 && code <= 0xdbff;
}
