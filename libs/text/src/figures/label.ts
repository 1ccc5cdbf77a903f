import { MEASURE_NAMES } from './measures';
import { Phrases } from './phrases';
import { stemsOf } from './words';

/** A label taken apart: what is measured, and what else it says. */
export interface Label {
  /** 'revenue', or the label's own words where it is no usual measure. */
  measure: string;
  isUsual: boolean;
  /** Words beyond the measure: 'diluted', 'cloud'. */
  qualifiers: string[];
}

export const MEASURES = new Phrases<string>();
for (const { measure, stems } of MEASURE_NAMES) MEASURES.add(stems, measure);

/** Words that a label has for form's sake. */
const FORMAL = new Set(
  'net loss benefit expense attributable to by for from in on at per share common stock amount ended provided used generated respectively company corporation inc note see overall approximately'.split(
    ' ',
  ),
);

/** Takes a label apart. */
export function readLabel(label: string): Label {
  const plain = label.replace(
    /\((?:loss|benefit|expense|expenses|losses|income|deficit|gain|used|used in|used for|provided by)[^)]{0,30}\)/gi,
    ' ',
  );
  const stems = stemsOf(plain);
  const found = MEASURES.in(stems);
  // 'Net sales of products': the measure that is named first; a bare 'loss' or 'income' gives way to any other.
  const best = found.find(({ value, length }) => value !== 'net income' || length > 1) ?? found[0];
  const isPart = best !== undefined && best.value === 'net income' && best.length === 1 && stems.length > 1;
  if (!best || isPart)
    return { measure: stems.filter((stem) => stem !== 'net').join(' '), isUsual: false, qualifiers: [] };
  const inside = new Set(stems.slice(best.first, best.first + best.length));
  const qualifiers = stems.filter((_, index) => index < best.first || index >= best.first + best.length);
  if (best.value === 'per share' && inside.has('diluted')) qualifiers.push('diluted');
  if (best.value === 'per share' && inside.has('basic')) qualifiers.push('basic');
  return { measure: best.value, isUsual: true, qualifiers: qualifiers.filter((stem) => !FORMAL.has(stem)) };
}
