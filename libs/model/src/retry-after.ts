/** A wait that is told as the time until a limit is whole again is longer than needed: at most this much, in milliseconds. */
const RESET_MAX_MS = 60_000;

/**
 * How long a server asks to be left alone, in milliseconds; 0 where it does not say. `Retry-After` is seconds or a
 * date, `Retry-After-Ms` milliseconds; else the longest `x-ratelimit-reset-*`: seconds, `6m0s`, or a moment.
 */
export function retryAfterMs(headers: Headers | undefined): number {
  if (!headers) return 0;
  // Its dates are by its own clock: ours may be another.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  const exact = Number(headers.get('retry-after-ms') ?? undefined);
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const asked = headers.get('retry-after');
  if (asked !== null) {
    const seconds = Number(asked);
    if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
    return Math.max(0, Date.parse(asked) - now) || 0;
  }
  const resets = [...headers].flatMap(([name, value]) =>
    /^x-ratelimit-reset(-|$)/i.test(name) ? [durationMs(value, now)] : [],
  );
  return Math.min(RESET_MAX_MS, Math.max(0, ...resets));
}

const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function durationMs(value: string, now: number): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isFinite(number)) {
    if (number > 1e12) return Math.max(0, number - now);
    if (number > 1e9) return Math.max(0, number * 1_000 - now);
    return Math.max(0, number * 1_000);
  }
  let sum = 0;
  for (const [, amount, unit] of value.matchAll(/([\d.]{1,20})(ms|s|m|h|d)/g)) {
    sum += Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS];
  }
  return Number.isFinite(sum) ? sum : 0;
}
