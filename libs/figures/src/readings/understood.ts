import { perShareOf } from '../claims/complete';
import type { FigureReading } from '../claims/reading';
import type { TaggedPeriod } from '../document/document';
import type { MeasureId } from '../facts/fact';
import type { MeasureTerm, Term } from '../lexicon/words/entry';
import type { Prepared } from '../unify/prepared';
import type { FieldName } from './cited-words';
import { measuresIn, partIn } from './plain-words';

/** What the words of a figure came to. */
export interface Understood {
  figure: FigureReading;
  measures: readonly MeasureTerm[];
  period: TaggedPeriod | null;
  /** The time that 'a year earlier' counts from. */
  reference: TaggedPeriod | null;
}

/** Whether a term of the lexicon means what the field says that cites it. */
export function agrees(
  term: Term,
  name: FieldName,
  { figure, measures, document, operands }: Understood & { document: Prepared; operands: ReadonlySet<MeasureId> },
): boolean {
  switch (term.is) {
    // 'Strip out one-offs'
    case 'scope':
      return name === 'basis' && figure.basis?.is === 'adjusted';
    // A part may have the word in its name, as its source then has: 'the five largest bottling partners'.
    case 'other':
      return name === 'owner' || name === 'part';
    case 'modality':
      return name === 'status' && figure.status?.is === term.modality;
    case 'basis':
      return name === 'basis' && figure.basis?.is === term.basis;
    case 'time':
    case 'against':
      return name === 'period' || name === 'base' || name === 'of';
    case 'move':
      return name !== 'direction' || figure.direction?.is === term.direction;
    case 'hedge':
      return name !== 'hedge' || isHedge(term.hedge, figure.hedge?.is);
    case 'measure':
      if (term.measures.some((one) => isAmong(one, measures))) return true;
      if (name === 'measure') return term.measures.some(({ measure }) => operands.has(measure));
      return name === 'of' && term.measures.some((one) => isAmong(one, ofOperand(figure, document)));
    case 'part':
      return isPart(term.part, figure, document);
    default:
      return true;
  }
}

/** 'Not quite half' is nearly half, and less than it. */
const isHedge = (hedge: string, read = ''): boolean => read === hedge || (SMALLER.has(read) && SMALLER.has(hedge));

const SMALLER = new Set(['less than', 'nearly']);

const ofOperand = ({ of }: FigureReading, document: Prepared): readonly MeasureTerm[] =>
  of ? measuresIn(of.measure, document) : [];

/** 'Earnings' of a share are what the company earned. */
export const isAmong = (one: MeasureTerm, all: readonly MeasureTerm[]): boolean =>
  [one, ...perShareOf(one)].some(({ measure }) => all.some((term) => term.measure === measure));

function isPart(part: string, { part: own, of }: FigureReading, document: Prepared): boolean {
  return [own?.is, of?.part].some((name) => name != null && partIn(name, document) === part);
}
