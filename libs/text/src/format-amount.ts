/** Dollars as they stand in copy: '$1,999', '$49.50'. */
export function sayMoney(dollars: number): string {
  const minimumFractionDigits = Number.isInteger(dollars) ? 0 : 2;
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits });
}

/** Percent as they stand in copy: '12.5%', '-8%'. */
export function sayPercent(percent: number): string {
  return `${sayNumber(percent)}%`;
}

/** A number as it stands in copy: '1,204'. */
export function sayNumber(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 2 });
}
