import { RESULT_COUNTS, type EmailResult, type ResultGroup, type ResultTarget } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import type { NoteChanges } from '../changes';
import { rows } from '../rows';

type Target = Pick<ResultTarget, 'kind' | 'id'>;

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

  /** Says how an email did, the saved one and its copies alike. Must run inside a transaction. False where there is none. */
  async set(userId: number, { kind, id }: Target, result: EmailResult | null): Promise<boolean> {
    const saved =
      kind === 'saved' ? '$2::integer' : `(SELECT generation_id FROM brand_emails WHERE id = $2 AND user_id = $1)`;
    const own = kind === 'saved' ? 'generation_id = $2::integer' : `(id = $2 OR generation_id = ${saved})`;
    const parameters = [userId, kind === 'saved' ? Number(id) : id, result && JSON.stringify(result)];
    const copies = await rows(
      this.manager,
      `UPDATE brand_emails SET result = $3::jsonb WHERE user_id = $1 AND ${own} RETURNING id`,
      parameters,
    );
    const changed = await rows(
      this.manager,
      `UPDATE generations SET result = $3::jsonb WHERE user_id = $1 AND id = ${saved} AND deleted_at IS NULL RETURNING id`,
      parameters,
    );
    if (changed.length > 0) this.note([{ kind: 'library', userId }]);
    return kind === 'saved' ? changed.length > 0 : copies.length > 0;
  }
}
