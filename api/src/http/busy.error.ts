import { HttpException } from '@nestjs/common';

/** Too much was asked for at once (429), or the queue is full (503). Answered with `Retry-After`. */
export class Busy extends HttpException {
  constructor(
    status: 429 | 503,
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super({ message }, status);
    this.message = message;
  }
}
