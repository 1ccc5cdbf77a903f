import type { Claim } from '../claims/claim';

/** How far a value may be from one that is said loosely, as a share of it. */
const LOOSE = { about: 0.05, nearly: 0.05, 'more than': 0.1, 'less than': 0.1 } as const;

/** Binary fractions: 0.285 is not quite that. */
const EXACT = 1e-9;

/** Whether a claim says a value, as exactly as it is written. Signs have to agree. */
export function says({ value, rounding, hedge }: Pick<Claim, 'value' | 'rounding' | 'hedge'>, actual: number): boolean {
  const [claimed, found] = value < 0 ? [-value, -actual] : [value, actual];
  const slack = Math.abs(claimed) * EXACT;
  const away = found - claimed;
  if (hedge === 'exact') return Math.abs(away) <= rounding + slack;
  const room = Math.max(2 * rounding, claimed * LOOSE[hedge]) + slack;
  switch (hedge) {
    case 'about':
      return Math.abs(away) <= Math.max(rounding, claimed * LOOSE.about) + slack;
    case 'more than':
      return away >= -slack && away <= room;
    case 'less than':
    case 'nearly':
      return away <= slack && away >= -room;
  }
}
