/** A figure in a text. `step` is the last digit it is given with: '$18.1 billion' knows a tenth of a billion. */
export interface Amount {
  kind: 'money' | 'percent' | 'points' | 'number' | 'year';
  value: number;
  step: number;
  /** As it is written. */
  said: string;
}

const AMOUNT =
  /(?<![\p{L}\d.,-])([$€£¥])?\s?(\d[\d,]*(?:\.\d+)?)(?:[ -]?(trillion|billion|million|thousand|tn|bn|%|percent|per cent|basis points?|bps))?(?![\p{L}\d])/giu;
const SCALE: Record<string, number> = {
  trillion: 1e12,
  tn: 1e12,
  billion: 1e9,
  bn: 1e9,
  million: 1e6,
  thousand: 1e3,
};

/** Every figure of a text. A figure without a unit is taken times `scale`, as the cells of a table are. */
export function readAmounts(text: string, scale = 1): Amount[] {
  return Array.from(text.matchAll(AMOUNT), ([said, currency, digits = '', unit = '']) => {
    const times = SCALE[unit.toLowerCase()] ?? (unit === '' && !/\d\.\d/.test(digits) ? scale : 1);
    const decimals = digits.split('.')[1]?.length ?? 0;
    const value = Number(digits.replaceAll(',', '')) * times;
    return { kind: kindOf(currency, digits, unit, scale), value, step: times / 10 ** decimals, said: said.trim() };
  }).filter(({ value }) => Number.isFinite(value));
}

function kindOf(currency: string | undefined, digits: string, unit: string, scale: number): Amount['kind'] {
  if (/^(?:%|per)/i.test(unit)) return 'percent';
  if (/^b(?:asis|ps)/i.test(unit)) return 'points';
  if (currency !== undefined || scale > 1) return 'money';
  return unit === '' && /^(?:19|20)\d\d$/.test(digits) ? 'year' : 'number';
}

/** True where one figure says the other, as people round. */
export function isSame(one: Amount, other: Amount): boolean {
  const kinds =
    one.kind === other.kind || (one.value >= 1e5 && [one.kind, other.kind].every((kind) => /money|number/.test(kind)));
  return kinds && Math.abs(one.value - other.value) <= Math.max(one.step, other.step) / 2 + 1e-9;
}

/** True where the percentage is the step between two of the amounts. */
export function isStepBetween(percent: Amount, amounts: Amount[]): boolean {
  if (percent.kind !== 'percent') return false;
  return amounts.some((now) =>
    amounts.some((before) => {
      const step = now.kind === before.kind && before.value > 0 ? Math.abs(now.value / before.value - 1) * 100 : NaN;
      return now !== before && Math.abs(step - percent.value) <= percent.step / 2 + 1e-9;
    }),
  );
}
