/** The runs of one process: side by side, or one that is alone, for which the others end first and start after it. */
export class Company {
  private inside = 0;
  private whenEmpty: (() => void) | undefined;
  /** Ends when nobody is or wants to be alone. */
  private closed: Promise<void> | null = null;

  /** `tell` hears when the others have to wait, and when they no longer have to. */
  constructor(private readonly tell: (isClosed: boolean) => void) {}

  /** True while a run is alone, or waits to be. */
  get isClosed(): boolean {
    return this.closed !== null;
  }

  async beside<T>(work: () => Promise<T>): Promise<T> {
    while (this.closed) await this.closed;
    this.inside += 1;
    try {
      return await work();
    } finally {
      this.inside -= 1;
      if (this.inside === 0) this.whenEmpty?.();
    }
  }

  /** Those who want to be alone come one after the other, before all who do not. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const result = (this.closed ?? Promise.resolve()).then(() => this.empty()).then(work);
    const closed = result.then(
      () => undefined,
      () => undefined,
    );
    this.closed = closed;
    this.tell(true);
    void closed.then(() => {
      if (this.closed !== closed) return;
      this.closed = null;
      this.tell(false);
    });
    return result;
  }

  private empty(): Promise<void> {
    if (this.inside === 0) return Promise.resolve();
    return new Promise((resolve) => (this.whenEmpty = resolve));
  }
}
