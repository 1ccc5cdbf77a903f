/** Dollars as they stand in copy: '$1,999', '$49.50'. */
export function formatMoney(dollars: number): string {
  const minimumFractionDigits = Number.isInteger(dollars) ? 0 : 2;
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits });
}

/** Percent as they stand in copy: '12.5%', '-8%'. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}%`;
}

/** A number as it stands in copy: '1,204'. */
export function formatNumber(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
