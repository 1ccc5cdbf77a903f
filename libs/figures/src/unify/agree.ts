import type { Claim } from '../claims/claim';
import type { Match } from '../verdict';

/** How far a value may be from one that is said loosely, as a share of it. */
const LOOSE = { about: 0.05, nearly: 0.05, 'more than': 0.1, 'less than': 0.1 } as const;

/** 'More than doubled' is said of anything up to two and a half times. */
const LOOSE_MULTIPLE = 0.24;

/** 'About $600 million' may be $580 million, 'about 60%' 58%; 'about $598 million' and 'about 24.6%' may not. A fraction in words has no digits. */
function roomOf({ value, rounding, unit }: Pick<Claim, 'value' | 'rounding' | 'unit'>): number {
  const size = Math.abs(value);
  let step = 2 * rounding;
  const isPrinted = Math.abs(size / step - Math.round(size / step)) < EXACT;
  if (unit === 'multiple' || !isPrinted) return size * LOOSE.about;
  while (step < size && Math.abs(size / (step * 10) - Math.round(size / (step * 10))) < EXACT) step *= 10;
  return Math.min(size * LOOSE.about, step / 2);
}

/** What more than halved is less than half. */
const turned = (hedge: Claim['hedge']): Claim['hedge'] =>
  hedge === 'more than' ? 'less than' : hedge === 'less than' || hedge === 'nearly' ? 'more than' : hedge;

/** Binary fractions: 0.285 is not quite that. */
const EXACT = 1e-9;

/** 'More than half' is said of anything that is not yet two-thirds. */
const looseOf = ({ unit, rounding }: Pick<Claim, 'unit' | 'rounding'>, hedge: keyof typeof LOOSE): number =>
  unit === 'percent' && rounding > 1 && hedge === 'more than' ? LOOSE_FRACTION : LOOSE[hedge];

const LOOSE_FRACTION = 0.2;

/** Whether a claim says a value, as exactly as it is written. Signs have to agree. */
export function says(claim: Pick<Claim, 'value' | 'rounding' | 'hedge' | 'unit'>, actual: number): boolean {
  const { value, rounding } = claim;
  const hedge = claim.unit === 'multiple' && value < 1 ? turned(claim.hedge) : claim.hedge;
  const [claimed, found] = value < 0 ? [-value, -actual] : [value, actual];
  const slack = Math.abs(claimed) * EXACT;
  const away = found - claimed;
  if (hedge === 'exact') return Math.abs(away) <= rounding + slack;
  const room =
    Math.max(2 * rounding, claimed * (claim.unit === 'multiple' ? LOOSE_MULTIPLE : looseOf(claim, hedge))) + slack;
  switch (hedge) {
    case 'about':
      return Math.abs(away) <= Math.max(rounding, roomOf(claim)) + slack;
    case 'more than':
      return away > slack && away <= room;
    case 'less than':
    case 'nearly':
      return away < -slack && away >= -room;
  }
}

/** The same where a sentence of the source may say the value as loosely as the claim: 'more than $317 million' in both. */
export const saysLike = (claim: Parameters<typeof says>[0], { fact, reading }: Match): boolean =>
  says(claim, fact.value) || (reading.spoken?.hedge === claim.hedge && says({ ...claim, hedge: 'exact' }, fact.value));

const SCALES = [1e3, 1e6, 1e9];

/** Whether a claim has the digits of a value in another scale: '$7,192' for $7,192 million. */
export function isMisscaled(claim: Pick<Claim, 'value' | 'rounding' | 'hedge' | 'unit'>, actual: number): boolean {
  const size = { ...claim, value: Math.abs(claim.value) };
  return SCALES.some((scale) => [actual * scale, actual / scale].some((value) => says(size, Math.abs(value))));
}
