import { skipped } from './cells';
import { giveBase } from './give-bases';
import { giveChange, giveMove, giveOr } from './give-changes';
import { giveMeasure } from './give-measure';
import { givePart } from './give-part';
import { giveBasis, giveHedge, givePerShare } from './give-qualifiers';
import { giveTime } from './give-times';
import { giveOfVerb } from './give-verbs';
import { giveDollar, giveOfWhich } from './give-wholes';
import { after, type Clause, isOnly, isTerm, termAt, use } from './slot';

export function give(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  switch (term?.is) {
    case 'neutral':
    case 'of':
    case 'break':
    case 'company':
    case 'pronoun':
      return use(clause, at);
    case 'verb':
      return term.measures || term.flows ? undefined : use(clause, at);
    case 'time':
      return giveTime(clause, at, term.time);
    case 'against':
      return giveBase(clause, at, term.time);
    case 'measure':
      return giveMeasure(clause, at, term.measures);
    case 'parent':
      clause.isOfParent = true;
      return use(clause, at);
    case 'other':
      clause.said.push({ at, owner: term.named });
      return use(clause, at);
    case 'modality':
      clause.said.push({ at, modality: term.modality });
      return use(clause, at);
    case 'hedge':
      return giveHedge(clause, at);
    // 'Between buybacks and dividends'; 'expected to be between $5 billion and $6 billion': which end a figure is, is read from its place.
    case 'between':
      return isTerm(clause, at + 1, 'measure') || (isExpected(clause) && clause.cells[at + 1]?.item.is === 'figure')
        ? use(clause, at)
        : undefined;
    case 'per share':
      return givePerShare(clause, at);
    case 'basis':
      return giveBasis(clause, at);
    default:
      return undefined;
  }
}

/** Second pass: terms that need the measures and times that were assigned before. */
export function giveLate(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  switch (term?.is) {
    case 'verb':
      return giveOfVerb(clause, at);
    case 'part':
      return givePart(clause, at, term.part);
    case 'move':
      return giveMove(clause, at);
    case 'change':
      return giveChange(clause, at);
    case 'by':
    case 'to': {
      const next = after(clause, at);
      const isInfinitive = isTerm(clause, at + 1, 'move', 'verb');
      // 'by the official GAAP count'
      const isOfBasis = term.is === 'by' && isBasisNext(clause, at + 1);
      if (isOfBasis || isInfinitive || (next && isOnly(clause, [at, next.at], ['neutral', 'hedge', 'measure', 'of'])))
        use(clause, at);
      return undefined;
    }
    case 'or':
      return giveOr(clause, at);
    case 'of which':
      return giveOfWhich(clause, at);
    case 'every dollar':
      return giveDollar(clause, at);
    default:
      return undefined;
  }
}

const isBasisNext = (clause: Clause, from: number): boolean => isTerm(clause, skipped(clause, from), 'basis');

const isExpected = ({ said }: Clause): boolean => said.some(({ modality }) => modality === 'outlook');
