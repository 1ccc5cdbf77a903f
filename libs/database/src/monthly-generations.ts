import type { User } from './entities/user.entity';

/** Generations of a user in the calendar month (UTC) of `now`: 0 where the counter is of an earlier month. */
export function monthlyGenerationsOf(
  user: Pick<User, 'monthlyGenerations' | 'lastResetDate'>,
  now: Date = new Date(),
): number {
  return monthOf(user.lastResetDate) === monthOf(now) ? user.monthlyGenerations : 0;
}

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);
