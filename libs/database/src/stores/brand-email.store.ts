import type { BrandEmail, EmailPurpose, EmailResult, WholeBrandEmail } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { hotRows, rows } from '../rows';

type NewBrandEmail = Pick<WholeBrandEmail, 'title' | 'content' | 'purpose' | 'result' | 'generationId'>;

type Dated<T> = Omit<T, 'createdAt'> & { createdAt: Date };

const PREVIEW = 200;

const LISTED = `id, title, purpose, result, generation_id, left(content, ${PREVIEW}) AS preview,
  length(content) AS characters, created_at`;

/** Clicks first, then sales, then opens, which proxies inflate; each by the lower end of its 95 % interval. */
const BEST = ['clicked', 'sold', 'opened']
  .map((measure) => `result_floor(result, '${measure}') DESC NULLS LAST`)
  .join(', ');

/** The emails that brands have sent. */
export class BrandEmailStore {
  constructor(private readonly manager: EntityManager) {}

  /** The best in result first. */
  async list(brandId: string): Promise<BrandEmail[]> {
    const found = await rows<Dated<BrandEmail>>(
      this.manager,
      `SELECT ${LISTED} FROM brand_emails WHERE brand_id = $1 ORDER BY ${BEST}, created_at DESC, id`,
      [brandId],
    );
    return found.map(dated);
  }

  async find(id: string, brandId: string): Promise<WholeBrandEmail | null> {
    const [found] = await rows<Dated<WholeBrandEmail>>(
      this.manager,
      `SELECT ${LISTED}, content FROM brand_emails WHERE id = $1 AND brand_id = $2`,
      [id, brandId],
    );
    return found ? dated(found) : null;
  }

  /**
   * Adds an email, and returns its id: that of the same email where the brand has it already. Must run inside a transaction,
   * so that no brand gets more than `max`: then null.
   */
  async insert(
    userId: number,
    brandId: string,
    { email, max }: { email: NewBrandEmail; max: number },
  ): Promise<string | null> {
    await rows(this.manager, 'SELECT FROM brands WHERE id = $1 FOR NO KEY UPDATE', [brandId]);
    const { title, content, purpose, result, generationId } = email;
    const [kept] = await rows<{ id: string }>(
      this.manager,
      'SELECT id FROM brand_emails WHERE brand_id = $1 AND md5(content) = md5($2)',
      [brandId, content],
    );
    if (kept) return kept.id;
    const [inserted] = await rows<{ id: string }>(
      this.manager,
      `INSERT INTO brand_emails (user_id, brand_id, title, content, purpose, result, generation_id)
       SELECT $1, $2, $3, $4, $5, $6::jsonb, $7
       WHERE (SELECT count(*) FROM brand_emails WHERE brand_id = $2) < $8 RETURNING id`,
      [userId, brandId, title, content, purpose, result && JSON.stringify(result), generationId, max],
    );
    return inserted?.id ?? null;
  }

  async setPurpose(id: string, purpose: EmailPurpose): Promise<void> {
    await rows(this.manager, 'UPDATE brand_emails SET purpose = $2 WHERE id = $1', [id, purpose]);
  }

  async delete(id: string, brandId: string): Promise<boolean> {
    const gone = await rows(this.manager, 'DELETE FROM brand_emails WHERE id = $1 AND brand_id = $2 RETURNING id', [
      id,
      brandId,
    ]);
    return gone.length > 0;
  }

  /** The beginnings of all of a brand's emails. */
  async texts(brandId: string, length: number): Promise<string[]> {
    const found = await rows<{ text: string }>(
      this.manager,
      'SELECT left(content, $2) AS text FROM brand_emails WHERE brand_id = $1 ORDER BY created_at, id',
      [brandId, length],
    );
    return found.map(({ text }) => text);
  }

  /** Two emails of a brand, whole: the nearest in kind, of those the best in result, then the newest. */
  async examples(
    brandId: string,
    { purpose, longest }: { purpose: EmailPurpose | null; longest: number },
  ): Promise<string[]> {
    const found = await hotRows<{ content: string }>(
      this.manager,
      `SELECT content FROM brand_emails WHERE brand_id = $1 AND length(content) <= $3
       ORDER BY (purpose IS NOT DISTINCT FROM $2) DESC, ${BEST}, created_at DESC, id LIMIT 2`,
      [brandId, purpose, longest],
    );
    return found.map(({ content }) => content);
  }

  /** How a saved email did, for a copy of it. Undefined where it is not this user's. */
  async resultOfSaved(id: number, userId: number): Promise<EmailResult | null | undefined> {
    const [found] = await rows<{ result: EmailResult | null }>(
      this.manager,
      'SELECT result FROM generations WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL',
      [id, userId],
    );
    return found && found.result;
  }
}

function dated<T>({ createdAt, ...rest }: Dated<T>) {
  return { ...rest, createdAt: createdAt.toISOString() } as T;
}
