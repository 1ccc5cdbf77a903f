import type { JobHandler } from '@copydesk/jobs';

/** Does nothing: that it is done shows that jobs move. */
export class CanaryHandler implements JobHandler<'canary'> {
  readonly name = 'canary';

  run() {
    return Promise.resolve({ result: {} });
  }
}
