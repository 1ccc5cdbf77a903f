import type { JobAccepted } from '@copydesk/contracts';
import { HttpError } from '../http-error';

/** Hands a body in under a key that stays the same until the server said what became of it. */
export class Submission {
  private key = '';
  private content = '';

  constructor(private readonly makeKey: () => string = () => crypto.randomUUID()) {}

  async send(body: object, submit: (body: object, key: string) => Promise<JobAccepted>): Promise<JobAccepted> {
    const content = JSON.stringify(body);
    if (content !== this.content) this.key = this.makeKey();
    this.content = content;
    try {
      const accepted = await submit(body, this.key);
      this.content = '';
      return accepted;
    } catch (error) {
      // After a lost connection or a 5xx nobody knows whether the job was taken: the next try must be the same job.
      if (error instanceof HttpError && error.status < 500) this.content = '';
      throw error;
    }
  }

  /** The next one is a new job, whatever became of the last. */
  forget(): void {
    this.content = '';
  }
}
