import { isFinal, type JobSnapshot } from '@copydesk/contracts';
import { endedSession } from '../signals';
import { isSignedOut } from '../http-error';
import type { LiveConnection, LiveHandlers } from '../live-connection';
import { followJob, NOTHING_KNOWN, type FollowedJob, type JobNews } from './follow-job';

export interface JobView {
  job: JobSnapshot | null;
  /** False while neither push nor polling gets through. */
  reachable: boolean;
}

export interface JobSource {
  live: LiveConnection;
  getJob: (jobId: string) => Promise<JobSnapshot>;
}

const TICK_MS = 1_000;
const SILENCE_MS = 5_000;

/** Keeps what is known of one job true, by push while there is a socket, else by polling. */
export class JobFollower {
  view: JobView = { job: null, reachable: true };
  private known: FollowedJob = NOTHING_KNOWN;
  private asking = false;
  private watched = false;
  private stopped = false;
  private heardAt = Date.now();
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly stopListening: () => void;

  constructor(
    private readonly jobId: string,
    private readonly source: JobSource,
    private readonly onChange: () => void,
  ) {
    this.stopListening = source.live.listen(this.handlers());
    this.timer = setInterval(() => this.tick(), TICK_MS);
    void this.ask();
  }

  /** Forgets the end of a job that was handed in again. */
  restart(): void {
    this.known = NOTHING_KNOWN;
    void this.ask();
  }

  hear(news: JobNews): void {
    this.heardAt = Date.now();
    this.known = followJob(this.known, news);
    this.show({ job: this.known.job ?? this.view.job, reachable: true });
    // A snapshot that was already behind when it came is asked for again at the next tick, not at once for ever.
    if (this.known.needsSnapshot && news.type !== 'snapshot') void this.ask();
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
    this.stopListening();
    this.source.live.unwatchJob(this.jobId);
  }

  private handlers(): LiveHandlers {
    const ended = ({ jobId, job }: { jobId: string; job: JobSnapshot }) => {
      if (jobId === this.jobId) this.hear({ type: 'snapshot', job });
    };
    return {
      connect: () => {
        this.watched = false;
        void this.ask();
      },
      'job:delta': (delta) => {
        if (delta.jobId === this.jobId) this.hear({ type: 'delta', delta });
      },
      'job:progress': ({ jobId, attempt, progress }) => {
        if (jobId === this.jobId) this.hear({ type: 'progress', attempt, progress });
      },
      'job:done': ended,
      'job:failed': ended,
      'job:cancelled': ended,
    };
  }

  private tick(): void {
    const { job } = this.known;
    if (job && isFinal(job.status) && !this.known.needsSnapshot) return;
    const pushed = this.source.live.isConnected() && this.watched;
    const silent = Date.now() - this.heardAt >= SILENCE_MS;
    if (this.known.needsSnapshot || !pushed) void this.ask();
    // A connection that died unnoticed would keep a watch waiting: silence is broken by a plain call.
    else if (silent) void this.ask(() => this.source.getJob(this.jobId));
  }

  /** Reads the whole: by watching, which also asks for push, else by a plain call. One at a time. */
  private async ask(read = () => this.read()): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      const job = await read();
      this.asking = false;
      this.hear({ type: 'snapshot', job });
    } catch (error) {
      this.asking = false;
      if (isSignedOut(error) && this.view.reachable && !this.stopped) endedSession.tell();
      this.show({ ...this.view, reachable: false });
    }
  }

  private async read(): Promise<JobSnapshot> {
    const { live, getJob } = this.source;
    if (!live.isConnected()) return getJob(this.jobId);
    try {
      const job = await live.watchJob(this.jobId);
      this.watched = true;
      return job;
    } catch {
      return getJob(this.jobId);
    }
  }

  private show(view: JobView): void {
    if (this.stopped) return;
    if (view.job === this.view.job && view.reachable === this.view.reachable) return;
    this.view = view;
    this.onChange();
  }
}
