import type { TaggedPeriod } from '../document/document';
import type { Calendar } from '../facts/calendar';
import type { Context, Setting } from './context';
import { itemsOf } from './items';
import { ahead, resolve } from './resolve-time';
import { type spokenOf, timesIn } from './spoken-of';
import { isCurrent, reportedPeriod } from './times';
import { tokensOf } from './tokens';

/** The times that a sentence goes on with. What a source recalls of another time is no topic. */
export function timesOf(
  spoken: ReturnType<typeof spokenOf>,
  { reference, expected }: Context,
  { calendar, isSource = false }: Setting,
): Pick<Context, 'reference' | 'expected'> {
  const found = referenceOf(spoken, reference, calendar);
  const told = found && (!isSource || isCurrent(found, calendar)) ? found : null;
  if (isSource && spoken.isOutlook) return { reference, expected: told ?? expected };
  return { reference: told ?? reference, expected };
}

/** The time of the sentence before, where it had no figure. */
function referenceOf(
  { time, isOutlook }: Pick<ReturnType<typeof spokenOf>, 'time' | 'isOutlook'>,
  reference: TaggedPeriod | null,
  calendar: Calendar,
): TaggedPeriod | null {
  const found = time && resolve(time, reference, calendar);
  return found && (isOutlook ? ahead(found, time, reportedPeriod(calendar)) : found).period;
}

/** The period that an outlook's heading names; null where it names none. */
export function expectedOf({ outlook, names, calendar }: Setting): TaggedPeriod | null {
  if (!outlook) return null;
  const [time] = timesIn(itemsOf(tokensOf(outlook.says), outlook.says, names));
  return time === undefined ? null : referenceOf({ time, isOutlook: true }, null, calendar);
}
