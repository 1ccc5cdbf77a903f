import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '@copydesk/database';

const EVERY_MS = 2_000;

/**
 * Notices that jobs ended even where the message that says so was lost: one query every two seconds for all jobs
 * that anybody in this process waits for.
 */
@Injectable()
export class JobEndings implements OnModuleInit, OnModuleDestroy {
  private readonly waiting = new Map<string, Set<() => void>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.look(), EVERY_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Calls `onEnded` once the job is seen in a final state. Returns what ends the wait. */
  watch(jobId: string, onEnded: () => void): () => void {
    const others = this.waiting.get(jobId) ?? new Set();
    this.waiting.set(jobId, others.add(onEnded));
    return () => {
      others.delete(onEnded);
      if (others.size === 0 && this.waiting.get(jobId) === others) this.waiting.delete(jobId);
    };
  }

  private async look(): Promise<void> {
    if (this.waiting.size === 0) return;
    const ended = await this.database.jobs.finalOnes([...this.waiting.keys()]).catch(() => []);
    for (const jobId of ended) {
      const watchers = this.waiting.get(jobId) ?? [];
      this.waiting.delete(jobId);
      for (const onEnded of watchers) onEnded();
    }
  }
}
