import type { EntityManager } from 'typeorm';
import { Catalyst } from '../entities/catalyst.entity';
import { rows } from '../rows';

export class CatalystStore {
  constructor(private readonly manager: EntityManager) {}

  /** Catalysts that share any word with this text, the best match first (Postgres full-text rank, newer first among equals). */
  search(text: string, limit: number): Promise<Catalyst[]> {
    return rows(
      this.manager,
      `SELECT id, title, text, sector, source, url, published_at AS "publishedAt", is_sample AS "isSample",
         created_at AS "createdAt"
       FROM catalysts, (SELECT string_agg(quote_literal(lexeme), ' | ')::tsquery AS query
                        FROM unnest(to_tsvector('english', $1))) AS wanted
       WHERE search @@ query ORDER BY ts_rank(search, query) DESC, published_at DESC LIMIT $2`,
      [text, limit],
    );
  }

  /** Writes the samples that ship with the product, once. */
  async seed(samples: Pick<Catalyst, 'title' | 'text' | 'sector' | 'source' | 'publishedAt'>[]): Promise<void> {
    const values = samples.map((sample) => ({ ...sample, isSample: true }));
    await this.manager.createQueryBuilder().insert().into(Catalyst).values(values).orIgnore().execute();
  }
}
