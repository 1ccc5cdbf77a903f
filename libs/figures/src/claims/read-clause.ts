import { readAsides } from './asides';
import { readOpening } from './opening';
import { clauseOf, type Segment } from './clauses';
import { readBeside } from './beside';
import { readAllThat, readDollars } from './dollars';
import { readExpressions } from './expressions';
import { readFormer, readOfCompany, readThan, readTimesAs } from './former';
import { goOnWithChanges, moveLevels, settleRatios, shareRanges } from './give-changes';
import { mergeTimes } from './give-times';
import { giveComparison, goOnWithBases } from './give-bases';
import { readLosses } from './losses';
import { readNouns } from './nouns';
import { readNickname, readOff } from './off';
import { readSpans } from './spans';
import { readCounted, turnMeasures } from './give-verbs';
import { type Clause, isTerm, use } from './slot';
import { give, giveLate } from './give-words';

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
  readTimesAs(clause);
  readThan(clause);
  readOpening(clause);
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
  readCounted(clause);
  return clause;
}
