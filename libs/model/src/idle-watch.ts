/** Aborts when nothing was heard for `limitMs`; `heard` starts the wait anew. */
export class IdleWatch {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;

  constructor(private readonly limitMs: number) {
    this.timer = this.start();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  heard(): void {
    clearTimeout(this.timer);
    this.timer = this.start();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private start(): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(), this.limitMs);
  }
}
