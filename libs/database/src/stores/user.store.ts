import type { EntityManager } from 'typeorm';
import { User } from '../entities/user.entity';
import { hotRows, rows } from '../rows';

export type NewUser = Pick<User, 'username' | 'password'> &
  Partial<Pick<User, 'firstName' | 'email' | 'role' | 'mustChangePassword'>>;

export type UserChange = Partial<Pick<User, 'role' | 'firstName' | 'lastName' | 'email'>>;

/** What is read of a user, as a statement names it: all but the password. */
export const USER_COLUMNS = `users.id, username, email, password_version, must_change_password, first_name, last_name, thread_id, role, subscription_tier,
  subscription_status, total_generations, monthly_generations, last_reset_date, disabled_at, created_at, updated_at`;

export class UserStore {
  constructor(private readonly manager: EntityManager) {}

  find(id: number): Promise<User | null> {
    return this.manager.findOneBy(User, { id });
  }

  /** The user of that name, whatever the case of its letters (ASCII alone), with the password hash. */
  findForSignIn(username: string): Promise<User | null> {
    return this.manager
      .createQueryBuilder(User, 'user')
      .addSelect('user.password')
      .where('user.usernameCanonical = lower(CAST(:username AS text) COLLATE "C")', { username })
      .getOne();
  }

  /** Returns null where the name is taken. */
  async insert(user: NewUser): Promise<User | null> {
    const [inserted] = await rows<{ id: number }>(
      this.manager,
      `INSERT INTO users (username, password, first_name, email, role, must_change_password) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (username_canonical) DO NOTHING RETURNING id`,
      [
        user.username,
        user.password,
        user.firstName ?? null,
        user.email ?? null,
        user.role ?? 'user',
        user.mustChangePassword ?? false,
      ],
    );
    return inserted ? this.find(inserted.id) : null;
  }

  /** Changes a user, and returns them as they are then; null where there is none. */
  async update(id: number, change: UserChange): Promise<User | null> {
    await this.manager.update(User, { id }, change);
    return this.find(id);
  }

  /**
   * Changes the password where it is still of this version. `isFirst`: somebody else chose it, and its user has to replace it.
   * Returns the next version; null where it was changed meanwhile.
   */
  async changePassword(id: number, password: string, version: number, isFirst = false): Promise<number | null> {
    const [changed] = await rows<{ passwordVersion: number }>(
      this.manager,
      `UPDATE users SET password = $2, password_version = password_version + 1, must_change_password = $4,
         updated_at = now()
       WHERE id = $1 AND password_version = $3 RETURNING password_version`,
      [id, password, version, isFirst],
    );
    return changed?.passwordVersion ?? null;
  }

  /** Counts one completed generation; the monthly counter starts again with a new calendar month (UTC). */
  async countGeneration(id: number): Promise<void> {
    await hotRows(
      this.manager,
      `UPDATE users SET total_generations = total_generations + 1,
         monthly_generations = CASE WHEN ${SAME_MONTH} THEN monthly_generations + 1 ELSE 1 END,
         last_reset_date = CASE WHEN ${SAME_MONTH} THEN last_reset_date ELSE now() END
       WHERE id = $1`,
      [id],
    );
  }

  /** Makes this the only search of the user until the transaction ends. False where there is one already. */
  async lockSearch(userId: number): Promise<boolean> {
    const [lock] = await rows<{ isTaken: boolean }>(
      this.manager,
      'SELECT pg_try_advisory_xact_lock(7307, $1) AS is_taken',
      [userId],
    );
    return lock?.isTaken ?? false;
  }
}

const SAME_MONTH = `date_trunc('month', last_reset_date AT TIME ZONE 'UTC') = date_trunc('month', now() AT TIME ZONE 'UTC')`;

/** Generations of a user in the calendar month (UTC) of `now`: none since its beginning where the counter is of an earlier one. */
export function thisMonthOf(
  { monthlyGenerations, lastResetDate }: Pick<User, 'monthlyGenerations' | 'lastResetDate'>,
  now: Date = new Date(),
): Pick<User, 'monthlyGenerations' | 'lastResetDate'> {
  if (monthOf(lastResetDate) === monthOf(now)) return { monthlyGenerations, lastResetDate };
  return { monthlyGenerations: 0, lastResetDate: new Date(`${monthOf(now)}-01T00:00:00Z`) };
}

const monthOf = (date: Date): string => date.toISOString().slice(0, 7);
