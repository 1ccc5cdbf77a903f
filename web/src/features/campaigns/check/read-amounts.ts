import { placesOf } from './finding';

/** An amount of dollars as it stands in a text. `slack` is how far it may be rounded: '$183K' is right for $183,450. */
export interface Amount {
  value: number;
  slack: number;
  said: string;
  place: { from: number; to: number };
}

const UNITS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  billion: 1e9,
  trillion: 1e12,
};
const AMOUNT =
  /\$\s?(?<whole>\d[\d,]*)(?:\.(?<cents>\d+))?(?:(?:\s|-)?(?<unit>thousand|million|billion|trillion|[kmb])\b)?/gi;
const EXACT = 0.005;

export function readAmounts(text: string): Amount[] {
  return placesOf(text, AMOUNT).map(({ match, place }) => {
    const { whole = '', cents = '', unit } = match.groups ?? {};
    const times = unit === undefined ? 1 : (UNITS[unit.toLowerCase()] ?? 1);
    const said = match[0].replace(/,$/, '');
    return {
      value: Number(`${whole.replace(/,/g, '')}.${cents || 0}`) * times,
      slack: unit === undefined ? EXACT : (0.5 * times) / 10 ** cents.length,
      said,
      place: { from: place.from, to: place.from + said.length },
    };
  });
}

/** True where a text may say `entered` so. */
export function isSame({ value, slack }: Pick<Amount, 'value' | 'slack'>, entered: number): boolean {
  return Math.abs(value - Math.abs(entered)) <= slack;
}
