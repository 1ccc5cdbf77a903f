import { HttpError } from '../http-error';
import { newId } from '../new-id';

/** Hands a body in under a key that stays the same until the server said what became of it. */
export class Submission {
  private key = '';
  private content = '';

  constructor(private readonly makeKey: () => string = newId) {}

  async send<B extends object, T>(body: B, submit: (body: B, key: string) => Promise<T>): Promise<T> {
    const content = JSON.stringify(body);
    if (content !== this.content) this.key = this.makeKey();
    this.content = content;
    try {
      const accepted = await submit(body, this.key);
      this.content = '';
      return accepted;
    } catch (error) {
      // After a lost connection or a 5xx nobody knows whether it was taken: the next try must be the same request.
      if (error instanceof HttpError && error.status < 500) this.content = '';
      throw error;
    }
  }

  /** The next one is a new request, whatever became of the last. */
  forget(): void {
    this.content = '';
  }
}
