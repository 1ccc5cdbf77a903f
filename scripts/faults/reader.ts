import { isFinal, type ClientEvents, type JobDelta, type JobSnapshot, type ServerEvents } from '@copydesk/contracts';
import type { Socket } from 'socket.io-client';

export type LiveSocket = Socket<ServerEvents, ClientEvents>;

/** After so long without a word a reader asks, in milliseconds. */
const SILENCE_MS = 3_000;

/**
 * Puts the text of a job together from pieces and snapshots, as the contract of the sockets says it is done: written for
 * itself, so that an error of the browser's own code is not made here, too.
 */
export class Reader {
  attempt = 0;
  /** What it showed last of the attempt, before it heard of the end. */
  text = '';
  end: JobSnapshot | null = null;
  /** What contradicted what was read before. */
  readonly torn: string[] = [];
  private early: JobDelta[] = [];
  private asking = false;
  private missing = false;
  private heardAt = Date.now();
  private readonly timer: NodeJS.Timeout;
  private readonly stopListening: () => void;

  constructor(
    readonly jobId: string,
    private readonly socket: LiveSocket,
    private readonly getJob: () => Promise<JobSnapshot>,
  ) {
    const onDelta = (delta: JobDelta) => {
      if (delta.jobId === jobId) this.hearDelta(delta);
    };
    const onEnd = ({ job }: { job: JobSnapshot }) => {
      if (job.id === jobId) this.hearSnapshot(job);
    };
    const onConnect = () => void this.ask();
    socket.on('job:delta', onDelta);
    socket.on('connect', onConnect);
    for (const event of ['job:done', 'job:failed', 'job:cancelled'] as const) socket.on(event, onEnd);
    this.stopListening = () => {
      socket.off('job:delta', onDelta);
      socket.off('connect', onConnect);
      for (const event of ['job:done', 'job:failed', 'job:cancelled'] as const) socket.off(event, onEnd);
    };
    this.timer = setInterval(() => {
      if (!socket.connected || this.missing || Date.now() - this.heardAt > SILENCE_MS) void this.ask();
    }, 500);
    void this.ask();
  }

  close(): void {
    clearInterval(this.timer);
    this.stopListening();
  }

  /** Watches where there is a socket, else reads the same snapshot by a call. */
  private async ask(): Promise<void> {
    if (this.asking || this.end) return;
    this.asking = true;
    try {
      const isSilent = Date.now() - this.heardAt > SILENCE_MS;
      this.hearSnapshot(this.socket.connected && !isSilent ? await this.watch() : await this.getJob());
    } catch {
      // The api is away: the timer asks again.
    } finally {
      this.asking = false;
    }
  }

  private watch(): Promise<JobSnapshot> {
    return new Promise((resolve, reject) => {
      this.socket.timeout(4_000).emit('job:watch', { jobId: this.jobId }, (noAnswer, answer) => {
        if (noAnswer) reject(noAnswer);
        else if (answer.ok) resolve(answer.data);
        else reject(new Error(answer.error.message));
      });
    });
  }

  private hearSnapshot(job: JobSnapshot): void {
    this.heardAt = Date.now();
    // One that was read before the end may come after it.
    if (this.end && isFinal(job.status) && (this.end.status !== job.status || this.end.text !== job.text)) {
      this.torn.push(`told ${this.end.status}, and then ${job.status} or other words`);
    }
    if (this.end || job.attempt < this.attempt) return;
    if (isFinal(job.status)) {
      this.end = job;
      return this.close();
    }
    this.missing = false;
    if (job.attempt > this.attempt) this.begin(job.attempt, job.text);
    else this.add(0, job.text);
    const early = this.early.sort((a, b) => a.attempt - b.attempt || a.offset - b.offset);
    this.early = [];
    early.forEach((delta) => this.hearDelta(delta));
  }

  private hearDelta(delta: JobDelta): void {
    this.heardAt = Date.now();
    if (this.end || delta.attempt < this.attempt) return;
    if (delta.attempt > this.attempt && delta.offset === 0) this.begin(delta.attempt, '');
    if (delta.attempt > this.attempt || delta.offset > this.text.length) {
      this.early.push(delta);
      this.missing = true;
      return void this.ask();
    }
    this.add(delta.offset, delta.text);
  }

  private begin(attempt: number, text: string): void {
    this.attempt = attempt;
    this.text = text;
  }

  /** Pieces may overlap: what is there already must be the same. */
  private add(offset: number, text: string): void {
    const known = this.text.slice(offset, offset + text.length);
    if (!text.startsWith(known)) this.torn.push(`at ${offset} of attempt ${this.attempt}: '${known}' became '${text}'`);
    this.text += text.slice(known.length);
  }
}
