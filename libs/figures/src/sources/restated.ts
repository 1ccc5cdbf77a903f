import type { Claim } from '../claims/claim';
import type { Fact } from '../facts/fact';
import { tokensOf } from '../claims/tokens';

/**
 * The words of a claim with the value of a fact, in the scale and with the digits that its writer chose: '$94.0 billion' for
 * '$96.0 billion'. Null where that is not the same kind of words: another sign, or a value that it would show as none.
 */
export function restated({ quote, value }: Pick<Claim, 'quote' | 'value'>, fact: Pick<Fact, 'value'>): string | null {
  const shown = tokensOf(quote).find(({ kind }) => kind === 'number')?.text;
  if (shown === undefined || value * fact.value <= 0) return null;
  const number = Number(shown.replaceAll(',', ''));
  const digits = shown.split('.')[1]?.length ?? 0;
  const restatement = (Math.abs(fact.value) * number) / Math.abs(value);
  const written = restatement.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: shown.includes(',') || restatement >= 10_000,
  });
  return Number(written.replaceAll(',', '')) === 0 ? null : quote.replace(shown, written);
}
