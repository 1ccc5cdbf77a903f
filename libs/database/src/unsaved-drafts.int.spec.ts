import { plansOf, type PlanNode, useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { Stores } from './database';

const DRAFTS = 3_000;
const CAMPAIGNS = 1_000;

const temporary = useSetUpDatabase();
const source = createDataSource(temporary);
beforeAll(async () => {
  // Every third draft is saved, and of every fourth campaign one part.
  await temporary.query(`
    INSERT INTO campaigns (id, user_id, request)
      SELECT gen_random_uuid(), 1, '{}' FROM generate_series(1, ${CAMPAIGNS});
    INSERT INTO threads (id, user_id, app_id) SELECT gen_random_uuid(), 1, 1 FROM generate_series(1, ${DRAFTS});
    INSERT INTO threads (id, user_id, app_id, campaign_id, part)
      SELECT gen_random_uuid(), 1, 10, id, part FROM campaigns, unnest(ARRAY['email1', 'email2']) AS part;
    INSERT INTO messages (id, thread_id, role, content, version, origin)
      SELECT gen_random_uuid(), id, 'assistant', 'Words', 1, 'written' FROM threads;
    INSERT INTO generations (user_id, app_id, title, content, thread_id)
      SELECT 1, 1, 'Email', 'Words', id FROM (
        SELECT id, campaign_id, part, row_number() OVER (PARTITION BY app_id, part ORDER BY id) AS place FROM threads) AS thread
      WHERE (campaign_id IS NULL AND place % 3 = 0) OR (part = 'email2' AND place % 4 = 0)`);
  await source.initialize();
}, 60_000);
afterAll(() => source.destroy());

/** How many rows a plan looks at, each as often as it is looked at. */
function looksOf({ Plans = [], ...node }: PlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Join Filter': unjoined = 0 } = node;
  const own = (node['Actual Rows'] + filtered + unjoined) * node['Actual Loops'];
  return own + Plans.reduce((sum, plan) => sum + looksOf(plan), 0);
}

test('drafts that were not saved are found in proportion to how many there are', async () => {
  const { threads } = new Stores(source.manager, () => undefined);
  const { result, plans } = await plansOf(temporary, () => threads.unsaved(1, [], { limit: 50, after: null }));
  const { total, items } = result;
  const looks = plans.reduce((sum, plan) => sum + looksOf(plan), 0);
  expect(total).toBe((DRAFTS * 2) / 3 + (CAMPAIGNS * 3) / 4);
  expect(items).toHaveLength(50);
  expect(looks).toBeGreaterThan(DRAFTS);
  expect(looks).toBeLessThan(30 * (DRAFTS + 2 * CAMPAIGNS));
});
