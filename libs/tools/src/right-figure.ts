const UNITS: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };
const FIGURE =
  /^(?<before>[^\d]{0,12})(?<digits>\d[\d,]*(?:\.(?<decimals>\d+))?)(?<gap>\s?)(?<unit>thousand|million|billion|trillion)?(?<after>[^\d]{0,20})$/i;
const NEAR_ENOUGH = 1e-6;
/** '$6 billion' is no correction where the source says $5.519 billion. */
const TRUE_ENOUGH = 0.02;
const MOST_PLACES = 3;

/**
 * A figure of a draft as it would be right, in the draft's own style: `$7,192` becomes `$7,192 million` where its unit
 * was lost, `$7.91 billion` becomes `$7.19 billion`. Null where more than the figure would have to change.
 */
export function rightFigure(quote: string, value: number, why: 'value' | 'scale'): string | null {
  const { before = '', digits = '', decimals = '', gap, unit, after = '' } = FIGURE.exec(quote)?.groups ?? {};
  if (digits === '' || value <= 0 || /[-−(–]/.test(before) || /basis|bps|times|fold/i.test(after)) return null;
  if (why === 'scale') {
    const printed = Number(digits.replaceAll(',', ''));
    const name = Object.keys(UNITS).find((known) => isNear(printed * (UNITS[known] ?? 1), value));
    if (name) return `${before}${digits}${unit ? gap : ' '}${name}${unit || /^\W*$/.test(after) ? after : ''}`;
    return isNear(printed, value) ? `${before}${digits}${after}` : null;
  }
  const scale = unit ? (UNITS[unit.toLowerCase()] ?? 1) : /^\s?(?:cents?|¢)/.test(after) ? 0.01 : 1;
  const exact = value / scale;
  let places = decimals.length;
  while (places < MOST_PLACES && Math.abs(Number(exact.toFixed(places)) - exact) > exact * TRUE_ENOUGH) places += 1;
  const right = exact.toLocaleString('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  // What rounds to nothing in this style, or changes nothing, is no correction.
  if (right === digits || Number(right.replaceAll(',', '')) === 0) return null;
  return `${before}${right}${gap}${unit ?? ''}${after}`;
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(other) * NEAR_ENOUGH;
}
