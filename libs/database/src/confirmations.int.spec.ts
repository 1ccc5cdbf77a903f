import { randomUUID } from 'node:crypto';
import { useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { Confirmations1795680000000 } from './migrations/1795680000000-confirmations.migration';

const temporary = useSetUpDatabase();
const source = createDataSource(temporary);
beforeAll(() => source.initialize());
afterAll(() => source.destroy());

/** Runs one direction of the migration on the database as it stands. */
async function migrate(direction: 'up' | 'down'): Promise<void> {
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  await new Confirmations1795680000000()[direction](runner);
  await runner.commitTransaction();
  await runner.release();
}

const entry = (quote: string, status: string, why?: string) => ({ quote, status, ...(why && { near: { why } }) });
const WAIVED = { ...entry('w', 'unsourced', 'scope'), waiver: { id: 'a', reason: 'Audited' } };
const BEFORE = [
  entry('a', 'traced'),
  entry('b', 'unsourced', 'period'),
  entry('c', 'unsourced', 'scale'),
  entry('d', 'unsourced'),
  entry('e', 'mismatch', 'scope'),
  WAIVED,
];

const stored = async () => {
  const [kept] = await temporary.query<{ entries: object[] }>('SELECT entries FROM claim_ledgers');
  const [email] = await temporary.query<{ ledger: object | null }>(
    'SELECT ledger FROM generations WHERE ledger IS NOT NULL',
  );
  return { kept: kept?.entries, email: email?.ledger };
};

test('claims whose value a source has are found in stored ledgers, and what people answer for stays; back again, too', async () => {
  await migrate('down');
  const [user] = await temporary.query<{ id: number }>(
    `INSERT INTO users (username, password) VALUES ('sam', 'x') RETURNING id`,
  );
  const [threadId, messageId] = [randomUUID(), randomUUID()];
  await temporary.query('INSERT INTO threads (id, user_id, app_id) VALUES ($1, $2, 1)', [threadId, user?.id]);
  await temporary.query(
    `INSERT INTO messages (id, thread_id, role, content, version, origin) VALUES ($1, $2, 'assistant', 'x', 1, 'written')`,
    [messageId, threadId],
  );
  await temporary.query(
    `INSERT INTO claim_ledgers (message_id, entries, traced, total, figures_traced, figures, evidence_version)
     VALUES ($1, $2::jsonb, 1, 6, 1, 6, 'x')`,
    [messageId, JSON.stringify(BEFORE)],
  );
  const ledger = { entries: BEFORE, traced: 1, total: 6 };
  await temporary.query(
    `INSERT INTO generations (user_id, app_id, title, content, ledger) VALUES ($1, 1, 'a', 'b', $2), ($1, 1, 'c', 'd', NULL)`,
    [user?.id, JSON.stringify(ledger)],
  );

  await migrate('up');
  const after = BEFORE.map((one) => ('bw'.includes(one.quote) ? { ...one, status: 'found' } : one));
  expect(await stored()).toEqual({ kept: after, email: { ...ledger, entries: after, found: 2 } });
  await temporary.query(
    `INSERT INTO claim_confirmations (id, thread_id, quote, sentence, source_version, name, username)
     VALUES (gen_random_uuid(), $1, 'b', 'b.', 'x', 'Sam', 'sam')`,
    [threadId],
  );
  const [weighed] = await temporary.query<{ isTrue: boolean }>(
    `SELECT bytes = thread_bytes(id) AND bytes = (SELECT 500 + 1 + octet_length(entries::text) FROM claim_ledgers) + 500 + 3
       AS "isTrue" FROM threads`,
  );
  expect(weighed?.isTrue).toBe(true);
  await temporary.query('DELETE FROM threads');
  expect(await temporary.query('SELECT FROM claim_confirmations')).toEqual([]);

  await migrate('down');
  expect((await stored()).email).toEqual(ledger);
  await migrate('up');
});
