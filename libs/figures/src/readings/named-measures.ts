import type { Claim } from '../claims/claim';
import type { FigureReading } from '../claims/reading';
import type { MeasureId, Part } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';
import { keyOf, nameKey } from '../lexicon/normalise';
import type { MeasureTerm } from '../lexicon/words/entry';
import type { Prepared } from '../unify/prepared';
import { measuresIn } from './plain-words';

interface NamedMeasures {
  measures: readonly MeasureTerm[];
  part: Part;
}

/** What a name means: to lexicon and vocabulary, else as the label of a row, else perhaps in a sentence of the source. */
export function namedBy(
  { measure, part, kind }: FigureReading,
  unit: Claim['unit'],
  document: Prepared,
): NamedMeasures {
  const name = measure?.is ?? '';
  const known = measuresIn(name, document);
  const words = keyOf(name);
  if (known.length > 0 || words === '') return { measures: known, part: null };
  const isRate = kind === 'level' && (unit === 'percent' || unit === 'multiple');
  const term = (id: MeasureId): MeasureTerm => ({
    measure: id,
    isLoss: false,
    kind: EVERYDAY[id]?.kind ?? (isRate ? 'rate' : unit === 'count' ? 'count' : 'flow'),
  });
  const rows = part === null ? (document.byLabel.get(nameKey(name)) ?? []) : [];
  const [first] = rows;
  if (!first) return { measures: [term(`label:${words}`)], part: null };
  const alike = rows.filter((one) => one.part.is === first.part.is);
  return { measures: alike.map((one) => term(one.measure.is)), part: first.part.is };
}

/** Of several measures of one name those that are counted like the figure. */
export function fitting(
  measures: readonly MeasureTerm[],
  { kind }: FigureReading,
  unit: Claim['unit'],
): readonly MeasureTerm[] {
  const isRate = unit === 'points' || (kind === 'level' && (unit === 'percent' || unit === 'multiple'));
  const alike = measures.filter((measure) => (measure.kind === 'rate') === isRate);
  return alike.length > 0 ? alike : measures;
}
