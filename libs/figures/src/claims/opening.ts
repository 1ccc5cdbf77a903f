import { type Clause, isTerm, use } from './slot';

/**
 * Words that open a clause and say nothing of its figure: 'Since expenses rose only 16%, ...', 'After capital spending of $11
 * billion, ...'; and 'the cloud unit' behind the name of the part that it is.
 */
export function readOpening(clause: Clause): void {
  const key = clause.cells[0]?.item.key ?? '';
  const hasFigure = clause.slots.some(({ at }) => clause.cells[at]?.segment === clause.cells[0]?.segment);
  const isReason = key === 'since' && !isTerm(clause, 1, 'time');
  const isAfter = key === 'after' && isTerm(clause, 1, 'measure');
  if (clause.cells[0]?.item.is === 'unread' && hasFigure && (isReason || isAfter)) use(clause, 0);
  readUnit(clause);
  readHeading(clause);
}

/** '**Regions:** Europe accounts for half of revenue' */
function readHeading(clause: Clause): void {
  const at = isMark(clause, 0, '-') ? 1 : 0;
  const hasSubject = clause.cells.some((_, next) => next > at && isTerm(clause, next, 'part', 'measure', 'company'));
  if (isTerm(clause, at, 'noun') && isMark(clause, at + 1, ':') && hasSubject) use(clause, at);
}

function isMark({ cells }: Clause, at: number, mark: string): boolean {
  const item = cells[at]?.item;
  return item?.is === 'mark' && item.mark === mark;
}

/** '**AWS:** The cloud unit grew 19%' */
function readUnit(clause: Clause): void {
  const part = clause.cells.findIndex((_, at) => isTerm(clause, at, 'part'));
  if (part < 0) return;
  clause.cells.forEach(({ item }, at) => {
    const article = clause.cells[at - 1]?.item.key;
    const isUnit = item.is === 'unread' && !item.isName && article === 'the' && isTerm(clause, at + 1, 'noun');
    if (at > part && isUnit) use(clause, at);
  });
}
