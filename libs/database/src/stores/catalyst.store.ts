import type { UsedCatalyst } from '@copydesk/contracts';
import { In, type EntityManager } from 'typeorm';
import { Catalyst } from '../entities/catalyst.entity';
import { isTaken } from '../query-errors';
import { countedPage, type CountedPage, type PageRequest } from '../page';
import { rows } from '../rows';

type Told = Pick<Catalyst, 'title' | 'text' | 'sector' | 'source' | 'publishedAt'>;

export type CatalystChange = Partial<Told & Pick<Catalyst, 'url' | 'isRetired'>>;

/** What a feed tells of one catalyst. */
export type FeedItem = Told & Pick<Catalyst, 'url' | 'datedAt'>;

/** How many of a user's newest searches are looked through for what they said of a catalyst. */
const SEARCHES = 20;

/** About how many catalysts the words of one search may match. */
const MATCHES = 3_000;

const SHOWN = `id, title, text, sector, source, url, published_at, is_sample,
  is_retired, feed_id, dated_at, created_at`;

/**
 * The words of `$1` that tell most: those that the text says often and few catalysts hold, as Postgres's statistics
 * know them, so many as match `MATCHES` catalysts at most, and one at least. A long text holds most words there are.
 */
const WANTED = `
  common AS (
    SELECT lexeme, share FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS of (lexeme, share)
    WHERE schemaname = current_schema() AND tablename = 'catalysts' AND attname = 'search' AND lexeme IS NOT NULL),
  telling AS (
    SELECT lexeme, share, row_number() OVER best AS place, sum(share) OVER best AS shares FROM (
      SELECT lexeme, share, (1 + ln(cardinality(positions))) * -ln(share + 0.0001) AS weight FROM (
        SELECT lexeme, positions, coalesce(share, (SELECT min(share) / 2 FROM common), 0) AS share
        FROM unnest(to_tsvector('english', $1)) LEFT JOIN common USING (lexeme)) AS counted) AS weighed
    WINDOW best AS (ORDER BY weight DESC, lexeme)),
  wanted AS (
    SELECT string_agg(quote_literal(lexeme), ' | ')::tsquery AS query FROM telling
    WHERE place = 1 OR (place <= 200 AND shares * (SELECT reltuples FROM pg_class WHERE oid = 'catalysts'::regclass) <= ${MATCHES}))`;

export class CatalystStore {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Catalysts in use that share a word with this text, the best match first (Postgres full-text rank, newer first among
   * equals); with `near`, those that were published then alone. Samples only where there is nothing else.
   */
  async search(text: string, limit: number, near: { from: Date; to: Date } | null = null): Promise<Catalyst[]> {
    const found = await rows<Catalyst>(
      this.manager,
      `WITH ${WANTED}
       SELECT ${SHOWN} FROM catalysts, wanted WHERE search @@ query AND NOT is_retired
         AND published_at >= coalesce($3, '-infinity'::timestamptz) AND published_at < coalesce($4, 'infinity'::timestamptz)
       ORDER BY is_sample, ts_rank(search, query) DESC, published_at DESC LIMIT $2`,
      [text, limit, near?.from ?? null, near?.to ?? null],
    );
    return found.filter(({ isSample }) => isSample === found[0]?.isSample);
  }

  /** The newest that are in use; samples only where there is nothing else. */
  async newest(limit: number): Promise<Catalyst[]> {
    const of = (isSample: boolean) =>
      this.manager.find(Catalyst, {
        where: { isRetired: false, isSample },
        order: { publishedAt: 'DESC', id: 'DESC' },
        take: limit,
      });
    const found = await of(false);
    return found.length > 0 ? found : of(true);
  }

  /** All catalysts, the newest first. `text` stands in title, text or source. */
  list(
    { text, isRetired }: { text?: string; isRetired?: boolean },
    request: PageRequest,
  ): Promise<CountedPage<Catalyst>> {
    const found = `SELECT id, published_at FROM catalysts WHERE ($1::boolean IS NULL OR is_retired = $1)
      AND ($2::text IS NULL OR concat_ws(E'\\n', title, text, source) ILIKE '%' || $2 || '%')`;
    const parameters = [isRetired ?? null, text?.replace(/[\\%_]/g, '\\$&') ?? null];
    return countedPage(this.manager, { found, parameters, columns: SHOWN, from: 'catalysts AS item' }, request);
  }

  /** Adds one by hand. */
  async insert(catalyst: Told & Pick<Catalyst, 'url' | 'isRetired'>): Promise<Catalyst | 'taken'> {
    try {
      const { identifiers } = await this.manager.insert(Catalyst, catalyst);
      return await this.manager.findOneByOrFail(Catalyst, { id: Number(identifiers[0]?.['id']) });
    } catch (error) {
      if (isTaken(error)) return 'taken';
      throw error;
    }
  }

  async update(id: number, change: CatalystChange): Promise<Catalyst | 'taken' | 'gone'> {
    try {
      await this.manager.update(Catalyst, { id }, change);
      return (await this.manager.findOneBy(Catalyst, { id })) ?? 'gone';
    } catch (error) {
      if (isTaken(error)) return 'taken';
      throw error;
    }
  }

  /** Adds what a feed brought. What is there already is left as it is. Returns how many were new. */
  async addFromFeed(feedId: number, items: FeedItem[]): Promise<number> {
    const added = await rows(
      this.manager,
      `INSERT INTO catalysts (feed_id, title, text, sector, source, url, published_at, dated_at)
       SELECT $1, title, text, sector, source, url, "publishedAt", "datedAt" FROM jsonb_to_recordset($2) AS item
         (title text, text text, sector text, source text, url text, "publishedAt" timestamptz, "datedAt" timestamptz)
       ON CONFLICT DO NOTHING RETURNING id`,
      [feedId, JSON.stringify(items)],
    );
    return added.length;
  }

  /**
   * What is kept of these catalysts with the email that they go into, and what the user's newest search said of each.
   * Those that are retired count, unknown numbers do not.
   */
  async used(ids: number[], userId: number): Promise<UsedCatalyst[]> {
    if (ids.length === 0) return [];
    const found = await this.manager.findBy(Catalyst, { id: In(ids) });
    const judged = await this.judged(ids, userId);
    return [...new Set(ids)].flatMap((wanted) =>
      found
        .filter(({ id }) => id === wanted)
        .map(({ id, title, source, url, publishedAt, isSample }) => ({
          id,
          title,
          source,
          url,
          publishedAt: publishedAt.toISOString(),
          isSample,
          ...judged.get(String(id)),
        })),
    );
  }

  /** What each of these says, by its number. */
  async texts(ids: number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const found = await rows<{ id: number; text: string }>(
      this.manager,
      'SELECT id, text FROM catalysts WHERE id = ANY ($1)',
      [ids],
    );
    return new Map(found.map(({ id, text }) => [id, text]));
  }

  /** Why each fits and how an email might open with it, as the user's newest searches have it. */
  private async judged(ids: number[], userId: number): Promise<Map<string, Pick<UsedCatalyst, 'reason' | 'angle'>>> {
    const found = await rows<{ id: string; reason: string; angle: string }>(
      this.manager,
      `SELECT DISTINCT ON (item ->> 'id') item ->> 'id' AS id, item ->> 'reason' AS reason, item ->> 'angle' AS angle
       FROM (SELECT result, created_at FROM jobs
             WHERE user_id = $1 AND name = 'find-catalysts' AND status = 'completed'
             ORDER BY created_at DESC LIMIT $3) AS searches, jsonb_array_elements(result -> 'catalysts') AS item
       WHERE item ->> 'id' = ANY ($2) AND item ->> 'reason' IS NOT NULL AND item ->> 'angle' IS NOT NULL
       ORDER BY item ->> 'id', created_at DESC`,
      [userId, ids.map(String), SEARCHES],
    );
    return new Map(found.map(({ id, reason, angle }) => [id, { reason, angle }]));
  }

  /** Writes the samples that ship with the product, once. */
  async seed(samples: Told[]): Promise<void> {
    const values = samples.map((sample) => ({ ...sample, isSample: true }));
    await this.manager.createQueryBuilder().insert().into(Catalyst).values(values).orIgnore().execute();
  }
}
