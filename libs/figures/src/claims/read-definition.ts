import { EVERYDAY } from '../lexicon/measures/everyday';
import type { Formula } from '../lexicon/measures/measure';
import type { MeasureTerm } from '../lexicon/words/entry';
import { hide } from './cells';
import { expressionAt } from './expression-at';
import { type Clause, isTerm, termAt } from './slot';

/** 'Free cash flow, defined as A less B,' and 'Return on assets (A over B)': the measure before it keeps its name. */
export function readDefinition(clause: Clause, at: number): void {
  const found = expressionAt(clause, at + 1, true);
  const named = measureBefore(clause, at);
  // ', which is more than half of its sales'
  if (!found && clause.cells[at]?.item.key === 'which' && isFigureNext(clause, at + 1))
    return hide(clause, [at, at + 1]);
  if (!found || named < 0) return;
  if (!found.isComputed && !choose(clause, named, found.formula)) return;
  if (found.isComputed) define(clause, named, found.formula);
  hide(clause, [at, found.end]);
}

function isFigureNext(clause: Clause, from: number): boolean {
  let at = from;
  while (isTerm(clause, at, 'neutral', 'hedge')) at += 1;
  return clause.cells[at]?.item.is === 'figure';
}

const APART = new Set([',', '(', '—', '–', '-']);

/** The measure that a definition behind it is of. */
export function measureBefore(clause: Clause, from: number): number {
  let at = from - 1;
  for (; at >= 0; at--) {
    const item = clause.cells[at]?.item;
    if (item?.is === 'mark' ? !APART.has(item.mark) : !isTerm(clause, at, 'neutral', 'time', 'of')) break;
  }
  return isTerm(clause, at, 'measure') ? at : -1;
}

export function define(clause: Clause, at: number, formula: Formula): void {
  const cell = clause.cells[at];
  if (cell?.item.is !== 'term' || cell.item.term.is !== 'measure') return;
  const measures = cell.item.term.measures.map((term): MeasureTerm => ({ ...term, formula }));
  cell.item = { ...cell.item, term: { is: 'measure', measures } };
}

/** 'Asset turnover, based on average total assets': of its definitions the one that has just that. */
function choose(clause: Clause, at: number, part: Formula): boolean {
  const term = termAt(clause, at);
  const [measure] = term?.is === 'measure' ? term.measures : [];
  const { is, also = [] } = EVERYDAY[measure?.measure ?? ''] ?? {};
  const chosen = is && [is, ...also].find((formula) => hasPart(formula, part));
  if (chosen) define(clause, at, chosen);
  return chosen !== undefined;
}

function hasPart(formula: Formula, part: Formula): boolean {
  if (JSON.stringify(formula) === JSON.stringify(part)) return true;
  if (typeof formula === 'string' || 'average' in formula || 'change' in formula) return false;
  return Object.values(formula)
    .flat()
    .some((one: Formula) => hasPart(one, part));
}
