const SCALES = /** @type {const} */ ([
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
]);

/**
 * An amount as copy prints it, with the decimals that a roll chooses.
 * @param {number} value
 * @param {'$' | ''} sign
 * @param {number} roll  From 0 to 1.
 */
export function bigNumber(value, sign, roll) {
  const size = Math.abs(value);
  const [unit, word] = SCALES.find(([unit]) => size >= unit) ?? [1, ''];
  if (word === '') return `${sign}${size.toLocaleString('en-US')}`;
  const decimals = word === 'million' ? (roll < 0.6 ? 0 : 1) : roll < 0.5 ? 1 : 2;
  // Filings print millions: the same number in their own unit is as good.
  if (word === 'billion' && roll > 0.9) return `${sign}${Math.round(size / 1e6).toLocaleString('en-US')} million`;
  return `${sign}${(size / unit).toFixed(decimals)} ${word}`;
}

/** @param {number} value */
export const perShare = (value) => `$${Math.abs(value).toFixed(2)}`;

/** @param {number} share @param {number} roll */
export const percent = (share, roll) => `${(Math.abs(share) * 100).toFixed(roll < 0.7 ? 0 : 1)}%`;

/** The value that a printed figure stands for. @param {string} shown */
export function valueOf(shown) {
  const digits = Number(shown.replace(/[^\d.]/g, ''));
  const word = SCALES.find(([, word]) => shown.includes(word));
  return digits * (word?.[0] ?? 1);
}

/** Half a unit of the last printed digit. @param {string} shown */
function roundingOf(shown) {
  const [, decimals = ''] = /\d\.(\d+)/.exec(shown) ?? [];
  const word = SCALES.find(([, word]) => shown.includes(word));
  return 0.5 * 10 ** -decimals.length * (word?.[0] ?? 1);
}

/** Whether a printed figure says a value, as far as it is printed. @param {string} shown @param {number} value */
export function says(shown, value) {
  return Math.abs(valueOf(shown) - Math.abs(value)) <= roundingOf(shown) * 1.0001;
}
