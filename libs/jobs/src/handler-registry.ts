import { JOBS, type JobName } from '@copydesk/contracts';
import type { AnyJobHandler, JobHandler } from './job-handler';

/** The handler of each job in the catalogue. */
export class HandlerRegistry {
  private readonly handlers = new Map<JobName, AnyJobHandler>();

  /** @throws Error that names every job without a handler, or with two. */
  constructor(handlers: AnyJobHandler[]) {
    const problems: string[] = [];
    for (const handler of handlers) {
      if (this.handlers.has(handler.name)) problems.push(`'${handler.name}' has two handlers: remove one.`);
      this.handlers.set(handler.name, handler);
    }
    for (const name of Object.keys(JOBS)) {
      if (!this.handlers.has(name as JobName)) {
        problems.push(`'${name}' has no handler: add one to worker/src and to the list in worker.module.ts.`);
      }
    }
    if (problems.length > 0) throw new Error(`The worker can't start. ${problems.join(' ')}`);
  }

  /** The handler of a job of this name. */
  of<N extends JobName>(name: N): JobHandler<N> {
    // The map's key is the handler's own name, which fixes its type.
    return this.handlers.get(name) as unknown as JobHandler<N>;
  }
}
