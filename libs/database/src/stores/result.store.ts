import { RESULT_COUNTS, type EmailResult, type ResultGroup, type ResultTarget } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { rows } from '../rows';

type NewResult = Pick<ResultTarget, 'kind' | 'id'> & { result: EmailResult | null };

/** The subject line of an email, where its text begins with one. */
const subjectOf = (column: string) => `substring(${column} FROM '^\\s*\\**[Ss]ubject(?: line)?\\s*:[\\s*]*([^\\n]*)')`;

/** As a name is compared: without case, and with white space and the bold marks of a subject line as nothing. */
const folded = (text: string) => `lower(btrim(regexp_replace(${text}, '[\\s*]+', ' ', 'g')))`;

/** How emails did with their readers: saved ones and a brand's own. */
export class ResultStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly note: NoteChanges,
  ) {}

  /** The emails of a user that each name is the title or the subject line of; a saved one stands for its copies. */
  async matches(userId: number, names: string[]): Promise<ResultTarget[][]> {
    const found = await rows<ResultTarget & { place: number }>(
      this.manager,
      `WITH names AS (SELECT ${folded('name')} AS name, place FROM unnest($2::text[]) WITH ORDINALITY AS named (name, place)),
       emails AS (
         SELECT 'saved' AS kind, id::text, title, content, result, created_at FROM generations
           WHERE user_id = $1 AND deleted_at IS NULL
         UNION ALL
         SELECT 'own', brand_emails.id::text, title, content, result, created_at FROM brand_emails
           WHERE user_id = $1 AND NOT EXISTS (
             SELECT FROM generations WHERE generations.id = generation_id AND deleted_at IS NULL)),
       called AS (
         SELECT kind, id, title, result, created_at, ${folded('title')} AS name FROM emails
         UNION
         SELECT kind, id, title, result, created_at, ${folded(subjectOf('left(content, 1000)'))} FROM emails)
       SELECT DISTINCT place::int, kind, id, title, result IS NOT NULL AS has_result, created_at
       FROM called JOIN names USING (name) WHERE name <> '' ORDER BY place, created_at DESC, id`,
      [userId, names],
    );
    return names.map((_, at) =>
      found
        .filter(({ place }) => place === at + 1)
        .map(({ kind, id, title, hasResult }) => ({ kind, id, title, hasResult })),
    );
  }

  /** How a brand's emails did by their sort. Each counts once in a list of sorts. */
  async groups(userId: number, brandId: string): Promise<ResultGroup[]> {
    return rows<ResultGroup>(
      this.manager,
      `WITH emails AS (
         SELECT 'kind' AS by, purpose AS name, id::text, result FROM brand_emails
           WHERE brand_id = $2 AND user_id = $1 AND result IS NOT NULL
         UNION ALL
         SELECT sort.by, sort.name, id::text, result FROM generations
           CROSS JOIN LATERAL (VALUES ('tool', app_id::text), ('shape', shape), ('angle', angle)) AS sort (by, name)
           WHERE brand_id = $2 AND user_id = $1 AND deleted_at IS NULL AND result IS NOT NULL AND sort.name IS NOT NULL),
       counted AS (
         SELECT by, name, measure, sum((result ->> measure)::bigint) AS part, sum((result ->> 'sent')::bigint) AS whole
         FROM emails, unnest($3::text[]) AS measure WHERE result ->> measure IS NOT NULL GROUP BY by, name, measure)
       SELECT by, name, count(DISTINCT id)::int AS emails, (
         SELECT coalesce(jsonb_agg(jsonb_build_object('measure', measure, 'part', part, 'whole', whole)), '[]') FROM counted
         WHERE counted.by = emails.by AND counted.name = emails.name) AS counts
       FROM emails GROUP BY by, name ORDER BY by, (
         SELECT share_floor(part, whole) FROM counted
         WHERE counted.by = emails.by AND counted.name = emails.name AND measure = 'clicked') DESC NULLS LAST, name`,
      [userId, brandId, RESULT_COUNTS],
    );
  }

  /**
   * Sets the results of emails, of saved ones and their copies alike; of several results of one email the last one holds.
   * Must run inside a transaction. False where one of the emails is not this user's: nothing is set then.
   */
  async set(userId: number, results: NewResult[]): Promise<boolean> {
    const isOwn = ({ kind }: NewResult) => kind === 'own';
    const copies = await rows<{ id: string; generationId: number | null }>(
      this.manager,
      'SELECT id, generation_id FROM brand_emails WHERE user_id = $1 AND id = ANY($2::uuid[])',
      [userId, results.filter(isOwn).map(({ id }) => id)],
    );
    const savedOf = new Map(copies.map(({ id, generationId }) => [id, generationId]));
    const saved = new Map<number, EmailResult | null>();
    const own = new Map<string, EmailResult | null>();
    for (const one of results) {
      const savedId = isOwn(one) ? (savedOf.get(one.id) ?? null) : Number(one.id);
      if (savedId === null) own.set(one.id, one.result);
      else saved.set(savedId, one.result);
    }
    // Both tables in the order of their ids, so that no two transactions wait for each other.
    const live = await rows<{ id: number }>(
      this.manager,
      `SELECT id FROM generations WHERE user_id = $1 AND deleted_at IS NULL AND id = ANY($2::integer[])
       ORDER BY id FOR NO KEY UPDATE`,
      [userId, [...saved.keys()]],
    );
    const isLive = new Set(live.map(({ id }) => id));
    if (!results.every((one) => (isOwn(one) ? savedOf.has(one.id) : isLive.has(Number(one.id))))) return false;
    await rows(
      this.manager,
      `WITH given AS (SELECT * FROM jsonb_to_recordset($2) AS given (id integer, result jsonb))
       UPDATE generations SET result = given.result FROM given
       WHERE user_id = $1 AND deleted_at IS NULL AND generations.id = given.id`,
      [userId, given(saved)],
    );
    await rows(
      this.manager,
      `WITH own AS (SELECT * FROM jsonb_to_recordset($2) AS given (id uuid, result jsonb)),
       saved AS (SELECT * FROM jsonb_to_recordset($3) AS given (id integer, result jsonb)),
       copies AS (
         SELECT id, generation_id FROM brand_emails
         WHERE user_id = $1 AND (id IN (SELECT id FROM own) OR generation_id IN (SELECT id FROM saved))
         ORDER BY id FOR NO KEY UPDATE)
       UPDATE brand_emails SET result = coalesce(saved.result, own.result)
       FROM copies LEFT JOIN saved ON saved.id = copies.generation_id LEFT JOIN own ON own.id = copies.id
       WHERE brand_emails.id = copies.id`,
      [userId, given(own), given(saved)],
    );
    if (live.length > 0) this.note([{ kind: 'library', userId }]);
    return true;
  }
}

function given(results: Map<string | number, EmailResult | null>): string {
  return JSON.stringify([...results].map(([id, result]) => ({ id, result })));
}
