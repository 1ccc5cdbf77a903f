/** Limits how many calls run at a time for each key. A call beyond that waits for a while. */
export class Places {
  private readonly taken = new Map<string, number>();
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(
    private readonly most: number,
    private readonly waitMs: number,
  ) {}

  /** Waits for a free place and takes it. Returns a function that frees it, or null where the wait took too long. */
  async take(key: string): Promise<(() => void) | null> {
    const taken = this.taken.get(key) ?? 0;
    if (taken >= this.most && !(await this.wait(key))) return null;
    if (taken < this.most) this.taken.set(key, taken + 1);
    return () => this.leave(key);
  }

  private wait(key: string): Promise<boolean> {
    const line = this.waiting.get(key) ?? new Set();
    this.waiting.set(key, line);
    return new Promise((resolve) => {
      const enter = () => settle(true);
      const settle = (isIn: boolean) => {
        clearTimeout(timer);
        line.delete(enter);
        if (line.size === 0) this.waiting.delete(key);
        resolve(isIn);
      };
      const timer = setTimeout(() => settle(false), this.waitMs);
      line.add(enter);
    });
  }

  /** Frees a place, for the call that has waited longest. */
  private leave(key: string): void {
    const [next] = this.waiting.get(key) ?? [];
    if (next) return next();
    const left = (this.taken.get(key) ?? 1) - 1;
    if (left === 0) this.taken.delete(key);
    else this.taken.set(key, left);
  }
}
