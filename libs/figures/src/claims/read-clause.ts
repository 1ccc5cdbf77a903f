import type { TimeWords } from '../lexicon/words/entry';
import { readAsides } from './asides';
import type { Segment } from './clauses';
import { readNouns } from './nouns';
import { giveMeasure, giveOfVerb, givePart, turnMeasures } from './subjects';
import { after, before, type Clause, clauseOf, isOnly, isTerm, lastBefore, type Slot, termAt, use } from './slot';
import { merge } from './times';

/** Gives each word of a clause to the figure that it belongs to. */
export function readClause(segments: readonly Segment[]): Clause {
  const clause = clauseOf(segments);
  mergeTimes(clause);
  readNouns(clause);
  readAsides(clause);
  clause.cells.forEach(({ item, isUsed }, at) => {
    if (item.is === 'mark') use(clause, at);
    if (item.is === 'term' && !isUsed) give(clause, at);
  });
  clause.cells.forEach((_, at) => {
    if (isTerm(clause, at, 'base')) giveComparison(clause, at);
  });
  clause.cells.forEach(({ item, isUsed }, at) => {
    if (item.is === 'term' && !isUsed) giveLate(clause, at);
  });
  turnMeasures(clause);
  return clause;
}

/** 'the third quarter' 'of fiscal 2024' becomes one time, at its first place. */
function mergeTimes(clause: Clause): void {
  let open: { at: number; time: TimeWords } | null = null;
  for (let at = 0; at < clause.cells.length; at++) {
    const term = termAt(clause, at);
    if (term?.is === 'time') {
      const merged: TimeWords | null = open && merge(open.time, term.time);
      const cell = open && clause.cells[open.at];
      if (open && merged && cell?.item.is === 'term') {
        cell.item = { ...cell.item, term: { is: 'time', time: merged } };
        clause.cells[at] = { item: { ...cell.item, term: { is: 'neutral' } }, segment: cell.segment, isUsed: true };
        open = { at: open.at, time: merged };
      } else open = { at, time: term.time };
    } else if (term?.is !== 'neutral' && term?.is !== 'of') open = null;
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
      return term.measures ? undefined : use(clause, at);
    case 'time':
      return giveTime(clause, at, term.time);
    case 'against':
      return giveBase(clause, at, term.time);
    case 'measure':
      return giveMeasure(clause, at, term.measures);
    case 'other':
      clause.owner ??= term.named;
      return use(clause, at);
    case 'modality':
      if (clause.modality !== 'negated') clause.modality = term.modality;
      return use(clause, at);
    case 'hedge':
      return giveHedge(clause, at);
    case 'per share':
      return givePerShare(clause, at);
    case 'basis':
      return giveBasis(clause, at);
    default:
      return undefined;
  }
}

/** What depends on the measures and times that are given already. */
function giveLate(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  switch (term?.is) {
    case 'verb':
      return giveOfVerb(clause, at);
    case 'part':
      return givePart(clause, at, term.part);
    case 'move':
      return giveMove(clause, at);
    case 'by':
    case 'to': {
      const next = after(clause, at);
      const isInfinitive = isTerm(clause, at + 1, 'move', 'verb');
      if (isInfinitive || (next && isOnly(clause, [at, next.at], ['neutral', 'hedge', 'measure', 'of'])))
        use(clause, at);
      return undefined;
    }
    case 'or':
      return giveOr(clause, at);
    case 'every dollar':
      return giveDollar(clause, at);
    default:
      return undefined;
  }
}

/** A time after 'from' or 'compared with' is a base; else it belongs to the figure before it, or to what follows. */
function giveTime(clause: Clause, at: number, time: TimeWords): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  const nearest = lastBefore(clause, at);
  // 'than in 2023'
  const mark = isTerm(clause, nearest, 'of') && isTerm(clause, nearest - 1, 'base', 'hedge') ? nearest - 1 : nearest;
  const isCompared =
    isTerm(clause, mark, 'base') || isLooseBase(clause, mark) || (last?.role === 'multiple' && mark === last.at);
  const isNear = next !== undefined && isOnly(clause, [at, next.at], ['neutral', 'hedge', 'of', 'measure']);
  if (isCompared && !isNear) {
    use(clause, mark);
    return giveBase(clause, at, time);
  }
  // 'from 2022 to 2024'
  const isEndOfRange = isTerm(clause, mark, 'to') && last?.base != null && last.time === null;
  if (isEndOfRange) use(clause, mark);
  const isInOne = last && clause.cells[last.at]?.segment === clause.cells[at]?.segment;
  const belongs = last && (isInOne || !next || clause.cells[next.at]?.segment !== clause.cells[at]?.segment);
  if (belongs) {
    if (last.time) return undefined;
    last.time = time;
  } else {
    if (clause.time) return undefined;
    clause.time = time;
  }
  return use(clause, at);
}

/** '3% more than a year earlier', '3% over the year before'. */
function isLooseBase(clause: Clause, at: number): boolean {
  const term = termAt(clause, at);
  if (term?.is !== 'hedge' || (term.hedge !== 'more than' && term.hedge !== 'less than')) return false;
  const last = before(clause, at);
  if (!last || !isOnly(clause, [last.at, at], ['neutral', 'move'])) return false;
  if (last.role === 'level') last.role = 'change';
  last.direction ??= term.hedge === 'more than' ? 'up' : 'down';
  return true;
}

function giveBase(clause: Clause, at: number, time: TimeWords): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  const isNextNear = next && isOnly(clause, [at, next.at], ['neutral', 'hedge', 'move']) && !last;
  const slot = isNextNear ? next : (last ?? next);
  if (!slot || slot.base) return;
  slot.base = time;
  slot.baseAt = at;
  use(clause, at);
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
  const slot = isAfter ? last : isTerm(clause, lastBefore(clause, at), 'measure') ? next : undefined;
  if (!slot || slot.figure.unit !== 'money') return;
  slot.isPerShare = true;
  use(clause, at);
}

function giveBasis(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  if (term?.is !== 'basis') return;
  const [last, next] = [before(clause, at), after(clause, at)];
  const slot = next && (!last || isOnly(clause, [at, next.at], [...LIGHT, 'measure', 'part', 'of'])) ? next : last;
  if (!slot || (slot.basis && slot.basis !== term.basis)) return;
  slot.basis = term.basis;
  use(clause, at);
}

/** 'compared with $12 billion': the figure that follows is the base. */
function giveComparison(clause: Clause, at: number): void {
  if (clause.cells[at]?.isUsed) return;
  const next = after(clause, at);
  const kinds = [
    'neutral',
    'hedge',
    'of',
    'measure',
    'part',
    'company',
    'basis',
    'time',
    'per share',
    'pronoun',
  ] as const;
  // 'Revenue from iPhone' is no comparison.
  if (isTerm(clause, at + 1, 'part') && isTerm(clause, lastBefore(clause, at), 'measure')) return;
  if (!next || next.role !== 'level' || !isOnly(clause, [at, next.at], kinds)) return;
  next.role = 'base';
  use(clause, at);
}

const NEAR = ['neutral', 'hedge', 'by', 'time', 'against', 'verb', 'basis'] as const;

/** A direction makes the figure beside it a change; one that leads to a level has to hold for it. */
function giveMove(clause: Clause, at: number): void {
  const term = termAt(clause, at);
  if (term?.is !== 'move') return;
  const [last, next] = [before(clause, at), after(clause, at)];
  if (next && next.role !== 'base' && isOnly(clause, [at, next.at], NEAR)) return makeChange(clause, at, next);
  const isNoun =
    last && last.figure.unit !== 'multiple' && isOnly(clause, [last.at, at], ['neutral', 'against', 'measure', 'part']);
  if (isNoun && last.role !== 'base' && !last.direction) return makeChange(clause, at, last);
  if (isNoun && last.role === 'change' && last.direction === term.direction) return use(clause, at);
  const level =
    clause.slots.find((slot) => slot.at > at && slot.role === 'level') ??
    clause.slots.findLast((slot) => slot.at < at && (slot.role === 'level' || slot.role === 'share'));
  if (!level || level.moved) return;
  level.moved = term.direction;
  use(clause, at);
}

function makeChange(clause: Clause, at: number, slot: Slot): void {
  const term = termAt(clause, at);
  if (term?.is !== 'move' || (slot.direction && slot.direction !== term.direction)) return;
  if (slot.role === 'level') slot.role = slot.figure.unit === 'multiple' ? 'multiple' : 'change';
  slot.direction = term.direction;
  use(clause, at);
}

/** 'rose 10%, or $8 billion' says a change twice. */
function giveOr(clause: Clause, at: number): void {
  const [last, next] = [before(clause, at), after(clause, at)];
  if (!last || !next || !isOnly(clause, [at, next.at], ['neutral', 'hedge'])) return;
  use(clause, at);
  const isMoney = next.figure.unit === 'money' && !next.isPerShare;
  if (last.role !== 'change' || next.role !== 'level' || !isMoney) return;
  next.role = 'change';
  next.direction = last.direction;
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
