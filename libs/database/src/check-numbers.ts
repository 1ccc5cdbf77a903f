import { ADMIN } from '@copydesk/contracts';
import type { Database, Stores } from './database';
import type { Moment } from './measures';
import type { Difference } from './stores/roll-up.store';

/** Every number of the dashboards, by the name of its place. */
async function numbersOf({ figures, insights, usage }: Stores, at: Moment): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  flatten(numbers, 'dashboard-stats', await figures.stats(at));
  flatten(numbers, 'dashboard-stats?view=admin', await figures.adminStats(at));
  flatten(
    numbers,
    'app-usage',
    byName(await usage.apps(at), ({ appId }) => appId),
  );
  flatten(
    numbers,
    'app-usage?view=admin',
    byName(await usage.adminApps(at), ({ appId }) => appId),
  );
  flatten(
    numbers,
    'user-activity',
    byName(await usage.users(at, null), ({ userId }) => userId),
  );
  flatten(
    numbers,
    'user-activity?view=admin',
    byName(await usage.adminUsers(at, null), ({ userId }) => userId),
  );
  const { use, ...rest } = await insights.read(at);
  flatten(
    numbers,
    'insights.use',
    byName(use, ({ appId }) => appId),
  );
  flatten(numbers, 'insights', rest);
  flatten(numbers, 'costs.emails', Object.fromEntries(await insights.generationsPerApp(at, ADMIN.days)));
  const { recentGenerations: _, ...realtime } = await figures.realtime(at);
  flatten(numbers, 'realtime-analytics', realtime);
  return numbers;
}

/**
 * Counts every number of the dashboards again from raw events alone, at the same moment, and returns those that differ.
 * Of what is older than the raw events that are kept, the sums are added up again of its hours.
 */
export function checkNumbers(database: Database): Promise<Difference[]> {
  return database.snapshot(async (stores) => {
    const { figures } = stores;
    const shown = await numbersOf(stores, await figures.moment());
    const counted = await numbersOf(stores, await figures.moment(true));
    return [...new Set([...shown.keys(), ...counted.keys()])].flatMap((name) => {
      const [is, was] = [shown.get(name) ?? 0, counted.get(name) ?? 0];
      return is === was ? [] : [{ name, shown: is, counted: was }];
    });
  });
}

function byName<T>(items: T[], key: (item: T) => number): Record<string, T> {
  return Object.fromEntries(items.map((item) => [key(item), item]));
}

function flatten(numbers: Map<string, number>, name: string, value: unknown): void {
  if (typeof value === 'number') numbers.set(name, value);
  else if (Array.isArray(value)) value.forEach((item, at) => flatten(numbers, `${name}[${at}]`, item));
  else if (typeof value === 'object' && value !== null) {
    for (const [field, part] of Object.entries(value)) flatten(numbers, `${name}.${field}`, part);
  }
}
