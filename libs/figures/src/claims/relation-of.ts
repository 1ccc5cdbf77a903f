import type { Place } from '../document/document';
import type { Calendar } from '../facts/calendar';
import type { MeasureId, Part } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';
import type { Relation } from './claim';
import type { Subject } from './context';
import type { Clause, Slot } from './slot';
import type { Status } from './status';
import type { Time } from './times';
import { baseOf } from './when';

export interface Parts {
  subject: Subject;
  time: Time | null;
  clause: Clause;
  unread: Place[];
  times: (Time | null)[];
  calendar: Calendar;
  status: Status;
  /** The figure before its clause. */
  before: Slot | null;
  /** Its clause names the company as its subject, in a source. */
  isOfCompany: boolean;
}

/** 'An operating margin of -3%' is how much it is, where no word says that it moved. */
export const isSignedRate = ({ isSigned }: Slot, { subject }: Pick<Parts, 'subject'>): boolean =>
  isSigned && subject.measures?.every(({ kind }) => kind === 'rate') === true;

/** 'A payout ratio of 60% of net income' only says again of what it is. */
function isOfItsOwn({ share }: Slot, { subject }: Pick<Parts, 'subject'>): boolean {
  const { is } = EVERYDAY[subject.measures?.[0]?.measure ?? ''] ?? {};
  const whole = typeof is === 'object' && 'ratio' in is ? is.ratio[1] : null;
  return whole !== null && share?.of.some(({ measure }) => measure === whole) === true;
}

/** 'Lamps keep 14 cents of each dollar as profit': of the dollars that they take in, unless they are told as a part of them. */
function wholeOf({ share }: Slot, { subject }: Pick<Parts, 'subject'>): Part {
  const isPartOfAll = subject.measures?.some(({ measure }) => measure === share?.of[0]?.measure) === true;
  return share?.isOwn && !isPartOfAll ? (subject.part ?? null) : (share?.part ?? null);
}

/** What a figure is a share of; 'of which' is what was told before. */
const wholeMeasure = ({ share }: Slot, { subject }: Pick<Parts, 'subject'>): MeasureId =>
  (share?.isOfWhich ? subject.measures : share?.of)?.[0]?.measure ?? '';

export function relationOf(slot: Slot, parts: Parts): Relation {
  const { span } = parts.clause;
  if (span?.is === 'growth' && span.of === slot)
    return { kind: 'growth', years: span.years, direction: slot.direction };
  switch (slot.role) {
    case 'change':
      if (isSignedRate(slot, parts)) return { kind: 'level' };
      return { kind: 'change', direction: slot.direction, base: baseOf(slot, parts) };
    case 'multiple':
      if (slot.share) {
        return { kind: 'ratio', to: slot.share.of[0]?.measure ?? '', toPart: slot.share.part, toPeriod: null };
      }
      return { kind: 'multiple', base: baseOf(slot, parts) };
    case 'share':
      if (isOfItsOwn(slot, parts)) return { kind: 'level' };
      return { kind: 'share', of: wholeMeasure(slot, parts), ofPart: wholeOf(slot, parts) };
    case 'base': {
      // '46.5% of sales, up from 46.3% a year ago' compares two shares.
      const main = parts.clause.slots.findLast((one) => one.at < slot.at && one.role !== 'base');
      return main?.share && main.figure.unit === slot.figure.unit ? relationOf(main, parts) : { kind: 'level' };
    }
    case 'level': {
      // 'Comparable sales of 4%' are 4% more.
      const isGrowth =
        slot.figure.unit === 'percent' && parts.subject.measures?.some(({ measure }) => EVERYDAY[measure]?.isGrowth);
      return isGrowth
        ? { kind: 'change', direction: slot.figure.value < 0 ? 'down' : 'up', base: baseOf(slot, parts) }
        : isShareOfAll(slot, parts)
          ? { kind: 'share', of: 'revenue', ofPart: null }
          : { kind: 'level' };
    }
  }
}

/** 'Services made up a quarter', or 'this time it was 66%' behind a share of revenue: revenue itself is no percentage. */
function isShareOfAll({ figure, at }: Slot, { subject, clause, before }: Parts): boolean {
  if (clause.isSource || figure.unit !== 'percent' || subject.part === undefined || subject.part === null) return false;
  if (subject.measures?.[0]?.measure !== 'revenue') return false;
  const last = clause.slots.findLast((one) => one.at < at) ?? before;
  const isAgain = last?.share?.part === null && last.share.of[0]?.measure === 'revenue';
  return (
    isAgain ||
    clause.cells.some(({ item }) => item.is === 'term' && item.term.is === 'verb' && item.term.shares === true)
  );
}
