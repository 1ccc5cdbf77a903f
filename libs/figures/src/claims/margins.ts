import type { MeasureId } from '../lexicon/measures/measure';
import type { MeasureTerm } from '../lexicon/words/entry';

/** The margin that a profit makes of revenue. */
const MARGINS: Readonly<Record<MeasureId, MeasureId>> = {
  'gross profit': 'gross margin rate',
  'operating income': 'operating margin',
  'pretax income': 'pretax margin',
  'net income': 'net margin',
  ebitda: 'ebitda margin',
  'free cash flow': 'free cash flow margin',
  'operating cash flow': 'operating cash flow margin',
};

/** 'Operating income of $2 billion, a margin of 16%': the margin of the profit that was spoken of; as it is where none was. */
export function marginOf(
  measures: readonly MeasureTerm[],
  spoken: readonly (readonly MeasureTerm[] | null)[],
): readonly MeasureTerm[] {
  if (measures[0]?.measure !== 'margin') return measures;
  for (const [profit] of spoken.flatMap((terms) => (terms ? [terms] : []))) {
    const measure = MARGINS[profit?.measure ?? ''];
    if (measure) return [{ measure, isLoss: false, kind: 'rate' }];
  }
  return measures;
}
