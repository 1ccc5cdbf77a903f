import { readAsides } from './asides';
import type { Segment } from './clauses';
import { readBeside } from './beside';
import { readAllThat, readDollars } from './dollars';
import { readExpressions } from './expressions';
import { readFormer, readOfCompany, readThan } from './former';
import { giveChange, giveMove, giveOr, goOnWithChanges, moveLevels, shareRanges } from './give-changes';
import { giveBase, giveComparison, giveTime, goOnWithBases, mergeTimes } from './give-times';
import { readLosses } from './losses';
import { readNouns } from './nouns';
import { readNickname, readOff } from './off';
import { readSpans } from './spans';
import { giveMeasure, giveOfVerb, givePart, turnMeasures } from './subjects';
import { after, before, type Clause, clauseOf, isOnly, isRatio, isTerm, lastBefore, termAt, use } from './slot';

/** Assigns each word of a clause to the figure it belongs to. */
export function readClause(segments: readonly Segment[], isSource = false): Clause {
  const clause = clauseOf(segments, isSource);
  mergeTimes(clause);
  readBeside(clause);
  readOff(clause);
  readNickname(clause);
  readLosses(clause);
  readAllThat(clause);
  readDollars(clause);
  readThan(clause);
  readFormer(clause);
  readOfCompany(clause);
  readNouns(clause);
  readExpressions(clause);
  readSpans(clause);
  readAsides(clause);
  clause.cells.forEach(({ item, isUsed }, at) => {
    if (item.is === 'mark') use(clause, at);
    if (item.is === 'term' && !isUsed) give(clause, at);
  });
  settleRatios(clause);
  clause.cells.forEach((_, at) => {
    if (isTerm(clause, at, 'base')) giveComparison(clause, at);
  });
  clause.cells.forEach(({ item, isUsed }, at) => {
    if (item.is === 'term' && !isUsed) giveLate(clause, at);
  });
  goOnWithBases(clause);
  shareRanges(clause);
  goOnWithChanges(clause);
  if (isSource) moveLevels(clause);
  turnMeasures(clause);
  return clause;
}

/** 'Interest coverage slipped to 9.3 times from 11.2 times' says two levels. */
function settleRatios({ slots }: Clause): void {
  for (const slot of slots) {
    if (slot.role === 'multiple' && isRatio(slot, slots) && !slot.share && !slot.base) slot.role = 'level';
  }
}

const LIGHT = ['neutral', 'hedge', 'verb', 'pronoun', 'company'] as const;

function give(clause: Clause, at: number): void {
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

const isExpected = ({ said }: Clause): boolean => said.some(({ modality }) => modality === 'outlook');

/** Second pass: terms that need the measures and times that were assigned before. */
function giveLate(clause: Clause, at: number): void {
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

/** 'Revenue was $5 billion, of which lamps were 38%': the whole of the share is the figure before. */
function giveOfWhich(clause: Clause, at: number): void {
  const next = after(clause, at);
  if (!next || next.figure.unit !== 'percent' || next.role !== 'level' || next.share || next.measures) return;
  next.share = { of: [], part: null, isOfWhich: true };
  next.role = 'share';
  use(clause, at);
}

function isBasisNext(clause: Clause, from: number): boolean {
  let at = from;
  while (isTerm(clause, at, 'neutral')) at += 1;
  return isTerm(clause, at, 'basis');
}

function giveHedge(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  if (term?.is !== 'hedge') return;
  const [last, next] = [before(clause, at), after(clause, at)];
  const isNext = next && isOnly(clause, [at, next.at], ['neutral', 'hedge']);
  const slot = term.isAfter ? (last && last.at === at - 1 ? last : undefined) : isNext ? next : undefined;
  if (!slot || slot.hedge) return;
  slot.hedge = term.hedge;
  use(clause, at);
}

function givePerShare(clause: Clause, at: number): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  const isAfter = last && isOnly(clause, [last.at, at], ['neutral', 'of', 'measure', 'basis']);
  // 'Each share earned $3'
  const isSubject =
    next !== undefined && !last && isOnly(clause, [at, next.at], ['neutral', 'verb', 'hedge', 'of', 'company']);
  const slot = isAfter ? last : isSubject || isTerm(clause, lastBefore(clause, at), 'measure') ? next : undefined;
  if (!slot || slot.figure.unit !== 'money') return;
  slot.isPerShare = true;
  use(clause, at);
}

function giveBasis(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  if (term?.is !== 'basis') return;
  const [last, next] = [before(clause, at), after(clause, at)];
  const slot = next && (!last || isOnly(clause, [at, next.at], [...LIGHT, 'measure', 'part', 'of'])) ? next : last;
  if (!slot) return;
  if (slot.basis && slot.basis !== term.basis) {
    if (!clause.isSource || slot.otherBasis || at < slot.at) return;
    slot.otherBasis = term.basis;
    return use(clause, at);
  }
  slot.basis = term.basis;
  use(clause, at);
}

/** '60 cents of every dollar of sales', '60 cents of every sales dollar'. */
function giveDollar(clause: Clause, at: number): void {
  const last = before(clause, at);
  const slot = last?.share ? last : after(clause, at);
  if (!slot?.share || slot.figure.unit !== 'money') return;
  slot.role = 'share';
  use(clause, at);
  const dollar = clause.cells.findIndex((_, index) => index > at && isTerm(clause, index, 'dollar'));
  if (dollar > 0) use(clause, dollar);
}
