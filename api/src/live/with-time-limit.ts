/** Waits for a promise, but no longer than `ms`. */
export async function withTimeLimit(promise: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([promise, limit]);
  clearTimeout(timer);
}
