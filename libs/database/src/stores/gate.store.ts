import type { EntityManager } from 'typeorm';
import { rows } from '../rows';

/** Wrong PINs that lock the gate: so many from one address, or from anywhere, within this time and for this time. */
const FROM_ONE_ADDRESS = 5;
const FROM_ANYWHERE = 20;
const LOCK = `interval '15 min'`;

/** How long an unlock lives without being used, and at most. */
const UNUSED = `interval '15 min'`;
const LONGEST = `interval '12 hours'`;

/** The gate of the dashboards that a PIN opens: wrong tries, and the unlocks that are open. */
export class GateStore {
  constructor(private readonly manager: EntityManager) {}

  /** Makes those who try a PIN wait for each other until the transaction ends. */
  async lock(): Promise<void> {
    await rows(this.manager, 'SELECT pg_advisory_xact_lock(7306)');
  }

  /** For how many seconds more the gate is locked for this address, and for everybody; 0 where it is open to a try. */
  async lockedSeconds(address: string): Promise<{ address: number; everybody: number }> {
    const [locked] = await rows<{ address: number; everybody: number }>(
      this.manager,
      `SELECT ${secondsUntil(lockedUntil(FROM_ONE_ADDRESS, 'AND address = $1'))} AS address,
         ${secondsUntil(lockedUntil(FROM_ANYWHERE))} AS everybody`,
      [address],
    );
    return locked ?? { address: 0, everybody: 0 };
  }

  /** Notes a wrong PIN. Those of administrators lock nobody out. */
  async refuse(address: string, byAdministrator: boolean): Promise<void> {
    await rows(this.manager, 'INSERT INTO refused_pins (address, by_administrator) VALUES ($1, $2)', [
      address,
      byAdministrator,
    ]);
  }

  /** The wrong tries of the last day; null where there are none. */
  async refusals(): Promise<{ tries: number; addresses: number; lastAt: Date; lockedUntil: Date | null } | null> {
    const [answer] = await rows<{ tries: number; addresses: number; lastAt: Date; lockedUntil: Date | null }>(
      this.manager,
      `SELECT count(*)::int AS tries, count(DISTINCT address)::int AS addresses, max(created_at) AS last_at,
         (${lockedUntil(FROM_ANYWHERE)}) AS locked_until
       FROM refused_pins WHERE created_at > now() - interval '1 day'`,
    );
    return answer && answer.tries > 0 ? answer : null;
  }

  async open(id: string): Promise<void> {
    await rows(this.manager, 'INSERT INTO unlocks (id) VALUES ($1)', [id]);
  }

  /** True where this unlock is open; to ask keeps it open. */
  async isOpen(id: string): Promise<boolean> {
    const [found] = await rows<{ isStale: boolean }>(
      this.manager,
      `SELECT used_at < now() - interval '1 min' AS is_stale FROM unlocks
       WHERE id = $1 AND used_at > now() - ${UNUSED} AND created_at > now() - ${LONGEST}`,
      [id],
    );
    if (found?.isStale) await rows(this.manager, 'UPDATE unlocks SET used_at = now() WHERE id = $1', [id]);
    return found !== undefined;
  }

  async close(id: string): Promise<void> {
    await rows(this.manager, 'DELETE FROM unlocks WHERE id = $1', [id]);
  }

  /** Deletes unlocks that ran out, and tries that are older than 90 days. */
  async purge(): Promise<void> {
    await rows(
      this.manager,
      `DELETE FROM unlocks WHERE used_at < now() - ${UNUSED} OR created_at < now() - ${LONGEST}`,
    );
    await rows(this.manager, `DELETE FROM refused_pins WHERE created_at < now() - interval '90 days'`);
  }
}

/** The end of the lock that the newest of too many wrong tries began; null where there is none. */
function lockedUntil(tries: number, and = ''): string {
  return `
    SELECT max(last.created_at) + ${LOCK} FROM (
      SELECT created_at, lag(created_at, ${tries - 1}) OVER (ORDER BY created_at, id) AS first FROM refused_pins
      WHERE NOT by_administrator AND created_at > now() - 2 * ${LOCK} ${and}) AS last
    WHERE first > last.created_at - ${LOCK} AND last.created_at > now() - ${LOCK}`;
}

function secondsUntil(moment: string): string {
  return `greatest(0, coalesce(ceil(extract(epoch FROM (${moment}) - now())), 0))::int`;
}
