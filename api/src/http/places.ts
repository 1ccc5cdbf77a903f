/** So many at a time for each key. Who finds no place waits for one, for a while. */
export class Places {
  private readonly taken = new Map<string, number>();
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(
    private readonly most: number,
    private readonly waitMs: number,
  ) {}

  /** Takes a place. Returns what gives it back; null where none became free in time. */
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

  /** Whoever waited longest has the place then. */
  private leave(key: string): void {
    const [next] = this.waiting.get(key) ?? [];
    if (next) return next();
    const left = (this.taken.get(key) ?? 1) - 1;
    if (left === 0) this.taken.delete(key);
    else this.taken.set(key, left);
  }
}
