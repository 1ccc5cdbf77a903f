import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As `Briefs` weighs a thread. */
const bytes = (columns: string[]) =>
  ['500', ...columns.map((column) => `coalesce(octet_length(${column}), 0)`)].join(' + ');

const sumOf = (table: string, columns: string[]) =>
  `coalesce((SELECT sum(${bytes(columns)}) FROM ${table} WHERE thread_id = thread), 0)::bigint`;

const WEIGHED = [
  sumOf('messages LEFT JOIN claim_ledgers ON message_id = messages.id', [
    'content',
    'note',
    'suggestions::text',
    'entries::text',
  ]),
  sumOf('claim_waivers', ['quote', 'sentence', 'reason']),
  'coalesce((SELECT octet_length(brief::text) FROM threads WHERE id = thread), 0)',
];

const CONFIRMED = sumOf('claim_confirmations', ['quote', 'sentence']);

const weighThreads = (sums: string[]) =>
  `CREATE OR REPLACE FUNCTION thread_bytes(thread uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN ${sums.join(' + ')}; END $$`;

/** The claims of a ledger, those of one status under another where `change` holds. */
const renamed = (entries: string, status: string, change: string) => `
  (SELECT coalesce(jsonb_agg(CASE WHEN ${change} THEN jsonb_set(entry, '{status}', '"${status}"') ELSE entry END ORDER BY place), '[]')
   FROM jsonb_array_elements(${entries}) WITH ORDINALITY AS told (entry, place))`;

const HAS_VALUE = `entry ->> 'status' = 'unsourced' AND entry #>> '{near,why}' IN ('scope', 'period')`;
const IS_FOUND = `entry ->> 'status' = 'found'`;

/** Runs the deferred quota triggers now: their pending events would block ALTER TABLE in the next migration. */
const COUNT_NOW = 'SET CONSTRAINTS storage IMMEDIATE; SET CONSTRAINTS storage DEFERRED';

/**
 * A claim whose value stands in a source for something else is found, and somebody may confirm it. Who answers for such a
 * claim goes on answering for it.
 */
export class Confirmations1795680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL statement_timeout = 0;
      CREATE TABLE claim_confirmations (
        id uuid PRIMARY KEY,
        thread_id uuid NOT NULL REFERENCES threads ON DELETE CASCADE,
        quote text NOT NULL,
        sentence text NOT NULL,
        source_version text NOT NULL,
        name text NOT NULL,
        username text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      -- By their digests: an index takes no long sentence.
      CREATE UNIQUE INDEX claim_confirmations_claim ON claim_confirmations (thread_id, md5(quote), md5(sentence));
      ${weighThreads([...WEIGHED, CONFIRMED])};
      CREATE TRIGGER thread_bytes AFTER INSERT OR DELETE ON claim_confirmations
        FOR EACH ROW EXECUTE FUNCTION weigh_thread_of_row();
      UPDATE claim_ledgers SET entries = ${renamed('entries', 'found', HAS_VALUE)}
        WHERE entries @> '[{"status": "unsourced", "near": {}}]';
      UPDATE generations SET ledger = jsonb_set(ledger, '{entries}', ${renamed(`ledger -> 'entries'`, 'found', HAS_VALUE)})
        WHERE ledger -> 'entries' @> '[{"status": "unsourced", "near": {}}]';
      UPDATE generations SET ledger = jsonb_set(ledger, '{found}', to_jsonb(
          (SELECT count(*) FROM jsonb_array_elements(ledger -> 'entries') AS entry WHERE ${IS_FOUND})))
        WHERE ledger IS NOT NULL;
      ${COUNT_NOW}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SET LOCAL statement_timeout = 0;
      DROP TABLE claim_confirmations;
      ${weighThreads(WEIGHED)};
      UPDATE claim_ledgers SET entries = ${renamed('entries', 'unsourced', IS_FOUND)} WHERE entries @> '[{"status": "found"}]';
      UPDATE generations SET ledger = jsonb_set(ledger - 'found', '{entries}', ${renamed(`ledger -> 'entries'`, 'unsourced', IS_FOUND)})
        WHERE ledger IS NOT NULL;
      ${COUNT_NOW}`);
  }
}
