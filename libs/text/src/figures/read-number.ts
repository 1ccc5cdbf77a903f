/** A number as it is printed: how much it is, and how much it may be off by its own rounding. */
export interface PrintedNumber {
  value: number;
  /** Half of its last digit. */
  half: number;
}

const GROUPED = /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/;

/**
 * Reads digits in the grouping of any place: '1,234.5', '1.234,5', "1'234.5", '1 234,5', '12,34,567'. A single comma
 * before three digits groups, a single dot never does. Null for what is no number: '1.2.3'.
 */
export function readNumber(digits: string): PrintedNumber | null {
  const bare = digits.replace(/[\s'’\u00a0\u2009\u202f]/g, '');
  const comma = bare.lastIndexOf(',');
  const dot = bare.lastIndexOf('.');
  const [whole, fraction] = splitFraction(bare, comma, dot);
  if (!/^\d+$/.test(whole) || !/^\d*$/.test(fraction) || whole.length > 18) return null;
  const value = Number(fraction === '' ? whole : `${whole}.${fraction}`);
  return { value, half: 0.5 * 10 ** -fraction.length };
}

function splitFraction(bare: string, comma: number, dot: number): [whole: string, fraction: string] {
  if (comma >= 0 && dot >= 0) {
    const decimal = Math.max(comma, dot);
    const whole = bare.slice(0, decimal);
    const grouping = comma > dot ? '.' : ',';
    const isGrouped = GROUPED.test(whole.replaceAll(grouping, ','));
    return isGrouped ? [whole.replaceAll(grouping, ''), bare.slice(decimal + 1)] : ['', ''];
  }
  if (comma >= 0) {
    if (GROUPED.test(bare)) return [bare.replaceAll(',', ''), ''];
    return bare.indexOf(',') === comma ? [bare.slice(0, comma), bare.slice(comma + 1)] : ['', ''];
  }
  if (dot >= 0 && bare.indexOf('.') !== dot) {
    return GROUPED.test(bare.replaceAll('.', ',')) ? [bare.replaceAll('.', ''), ''] : ['', ''];
  }
  return dot >= 0 ? [bare.slice(0, dot) || '0', bare.slice(dot + 1)] : [bare, ''];
}
