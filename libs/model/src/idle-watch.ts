export interface SilenceLimits {
  /** How long a model may take to its first sign of life, and how long it may be silent after that, in milliseconds. */
  firstTokenMs: number;
  silenceMs: number;
}

/** Aborts when nothing was heard for too long; `heard` starts the wait anew. */
export class IdleWatch {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout;
  /** True once anything was heard. */
  begun = false;

  constructor(private readonly limits: SilenceLimits) {
    this.timer = this.start(limits.firstTokenMs);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  heard(): void {
    if (this.begun) return void this.timer.refresh();
    clearTimeout(this.timer);
    this.begun = true;
    this.timer = this.start(this.limits.silenceMs);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private start(limitMs: number): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(), limitMs);
  }
}
