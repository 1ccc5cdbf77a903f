import { formatChange } from './find-headline';
import type { Figure } from './read-income-statement';

/** A figure beside the one of a year earlier: '$3.71, against $0.27'. */
export function compareFigure({ current, prior, change }: Figure): string {
  const said = formatChange(change);
  return said ? `${current}, ${said} from ${prior}` : `${current}, against ${prior}`;
}

/** What was left of a dollar of revenue as net income, then and now; null where the figures do not say. */
export function formatMargin(figures: Figure[]): string | null {
  const revenue = figures.find(({ label }) => label === 'Revenue' || label === 'Net sales');
  const income = figures.find(({ label }) => label === 'Net income');
  if (!revenue || !income) return null;
  const now = Math.round((100 * dollars(income.current)) / dollars(revenue.current));
  const before = Math.round((100 * dollars(income.prior)) / dollars(revenue.prior));
  if (!(now > 0 && before > 0) || now === before) return null;
  const metric = revenue.label.toLowerCase();
  return `Put differently: of every dollar of ${metric}, about ${now} cents remained as net income. A year earlier it was about ${before}.`;
}

/** The value of '$18.12 billion'; NaN for a loss. */
function dollars(said: string): number {
  const [, amount = '', unit = ''] = /^\$([\d.,]+)(?: (billion|million))?$/.exec(said) ?? [];
  const scale = unit === 'billion' ? 1e9 : unit === 'million' ? 1e6 : 1;
  return amount === '' ? NaN : Number(amount.replaceAll(',', '')) * scale;
}
