/** A number as a cell or a sentence prints it. */
export interface ShownNumber {
  /** With its sign, before any scale of a heading: -142 for '(142)'. */
  value: number;
  unit: 'percent' | 'points' | 'multiple' | 'money' | null;
  /** How many digits stand behind the point. */
  decimals: number;
}

const SHOWN =
  /^(?<open>\()?\s?(?<minus>[-−–])?\s?(?:US|C|A)?(?<money>[$€£¥])?\s?(?<inner>\()?\s?(?<low>[-−–])?(?<digits>\d[\d,]*(?:\.\d+)?|\.\d+)\s?\)?\s?(?<unit>%|x|pts?|bps)?\s?\)?(?:\s?(?:\*|\(\w\)))?$/;
const DASH = /^[$€£¥]?\s?[—–-]{1,3}\s?%?$/;

/** Reads a cell: '$(0.29)', '14.1%', '—' for nothing. Null for what is no number. */
export function readShownNumber(text: string): ShownNumber | null {
  // Signs that have cells of their own stand some way off in a text.
  const plain = text.trim().replace(/\s+/g, ' ');
  if (DASH.test(plain)) return { value: 0, unit: plain.includes('%') ? 'percent' : null, decimals: 0 };
  const { open, inner, minus, low, money, digits, unit } = SHOWN.exec(plain)?.groups ?? {};
  if (!digits) return null;
  const size = Number(digits.replace(/,/g, ''));
  const isNegative = Boolean(open ?? inner ?? minus ?? low);
  return {
    value: isNegative ? -size : size,
    unit: unitOf(unit, money),
    decimals: /\.(\d+)/.exec(digits)?.[1]?.length ?? 0,
  };
}

function unitOf(unit: string | undefined, money: string | undefined): ShownNumber['unit'] {
  if (unit === '%') return 'percent';
  if (unit === 'x') return 'multiple';
  if (unit) return 'points';
  return money ? 'money' : null;
}
