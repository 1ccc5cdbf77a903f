import { randomUUID } from 'node:crypto';
import type { BrandChoice, BrandProfile, BrandRequest, DraftBrand, Brand, Offer } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { hotRows, rows } from '../rows';

/** What a brand is made of; each offer has an id. */
export type BrandContent = Omit<BrandRequest, 'offers'> & { offers: Offer[] };

/** The brand as it is answered. */
const BRAND = `'{"readers": "", "neverSaid": ""}' || profile || jsonb_build_object('id', id, 'name', name, 'isDefault', is_default, 'offers', offers) AS brand`;

const OWN = 'user_id = $1 AND deleted_at IS NULL';

/** What stays of a brand's offers for the drafts that were written for them: $5 are those that it has now. */
const FORMER_OFFERS = `coalesce((
  SELECT jsonb_agg(DISTINCT offer) FROM jsonb_array_elements(offers || former_offers) AS offer
  WHERE NOT EXISTS (SELECT FROM jsonb_array_elements($5::jsonb) AS kept WHERE kept ->> 'id' = offer ->> 'id')
    AND EXISTS (SELECT FROM threads WHERE brand_id = brands.id AND offer_id = (offer ->> 'id')::uuid)), '[]')`;

/** Who speaks in a user's emails, and what they sell. */
export class BrandStore {
  constructor(private readonly manager: EntityManager) {}

  /** A user's brands: the default one first, the others by name. */
  async list(userId: number): Promise<Brand[]> {
    const found = await rows<{ brand: Brand }>(
      this.manager,
      `SELECT ${BRAND} FROM brands WHERE ${OWN} ORDER BY is_default DESC, lower(name), created_at, id`,
      [userId],
    );
    return found.map(({ brand }) => brand);
  }

  /** The brand, where it is this user's and was not deleted. */
  async find(id: string, userId: number): Promise<Brand | null> {
    const [found] = await rows<{ brand: Brand }>(this.manager, `SELECT ${BRAND} FROM brands WHERE ${OWN} AND id = $2`, [
      userId,
      id,
    ]);
    return found?.brand ?? null;
  }

  /** The brand that speaks in a thread or a campaign with the offer that was chosen; the default one where neither is named. */
  async speaking(
    userId: number | null,
    { threadId = null, campaignId = null }: { threadId?: string | null; campaignId?: string | null } = {},
  ): Promise<DraftBrand | null> {
    const [found] = await hotRows<{ brand: DraftBrand | null }>(this.manager, 'SELECT brand_of($1, $2, $3) AS brand', [
      userId,
      threadId,
      campaignId,
    ]);
    return found?.brand ?? null;
  }

  /** Adds a brand; the first one is the default. Must run inside a transaction, so that nobody gets more than `max`: then null. */
  async insert(userId: number, brand: BrandContent, max: number): Promise<string | null> {
    await this.lock(userId);
    const { name, offers, ...profile } = brand;
    const [inserted] = await rows<{ id: string }>(
      this.manager,
      `INSERT INTO brands (id, user_id, name, is_default, profile, offers)
       SELECT $2, $1, $3, NOT EXISTS (SELECT FROM brands WHERE user_id = $1 AND is_default), $4, $5::jsonb
       WHERE (SELECT count(*) FROM brands WHERE ${OWN}) < $6 RETURNING id`,
      [userId, randomUUID(), name, profile, JSON.stringify(offers), max],
    );
    return inserted?.id ?? null;
  }

  /**
   * Changes a brand of this user. Drafts that were written for an offer which it has no more keep that. Must run inside a
   * transaction.
   */
  async update(id: string, userId: number, { name, offers, ...profile }: BrandContent): Promise<void> {
    await this.lock(userId);
    await rows(
      this.manager,
      `UPDATE brands SET name = $3, profile = $4, offers = $5::jsonb, former_offers = ${FORMER_OFFERS} WHERE ${OWN} AND id = $2`,
      [userId, id, name, profile, JSON.stringify(offers)],
    );
  }

  /** Says the house profile of a user: that of the default brand, which is made where there is none. */
  async setProfile(userId: number, profile: BrandProfile): Promise<void> {
    await rows(this.manager, 'UPDATE users SET brand_profile = $2 WHERE id = $1', [userId, profile]);
  }

  /** Makes it the default brand of this user. Must run inside a transaction. False where there is no such brand. */
  async setDefault(id: string, userId: number): Promise<boolean> {
    await this.lock(userId);
    if (!(await this.find(id, userId))) return false;
    await rows(this.manager, 'UPDATE brands SET is_default = false WHERE user_id = $1 AND is_default AND id <> $2', [
      userId,
      id,
    ]);
    await rows(this.manager, 'UPDATE brands SET is_default = true WHERE user_id = $1 AND id = $2', [userId, id]);
    return true;
  }

  /**
   * Takes a brand of this user away; the oldest of the others becomes the default where it was that. Drafts in which it
   * speaks keep it. Must run inside a transaction. False where there is no such brand.
   */
  async delete(id: string, userId: number): Promise<boolean> {
    await this.lock(userId);
    const gone = await rows(
      this.manager,
      `UPDATE brands SET deleted_at = now(), is_default = false WHERE ${OWN} AND id = $2 RETURNING id`,
      [userId, id],
    );
    await rows(
      this.manager,
      `UPDATE brands SET is_default = true WHERE id = (SELECT id FROM brands WHERE ${OWN} ORDER BY created_at, id LIMIT 1)
         AND NOT EXISTS (SELECT FROM brands WHERE user_id = $1 AND is_default)`,
      [userId],
    );
    return gone.length > 0;
  }

  /** What of a choice is not there. */
  async missing(userId: number, { brandId, offerId }: BrandChoice): Promise<'brand' | 'offer' | null> {
    if (brandId == null && offerId == null) return null;
    const [found] = await rows<{ hasOffer: boolean }>(
      this.manager,
      `SELECT $3::text IS NULL OR offers @> jsonb_build_array(jsonb_build_object('id', $3::text)) AS has_offer
       FROM brands WHERE ${OWN} AND CASE WHEN $2::uuid IS NULL THEN is_default ELSE id = $2 END`,
      [userId, brandId ?? null, offerId ?? null],
    );
    if (!found) return 'brand';
    return found.hasOffer ? null : 'offer';
  }

  /** The only offer of a brand of this user, or of the default one where none is named; null where there is not one. */
  async onlyOffer(userId: number, brandId: string | null): Promise<{ brandId: string; offerId: string } | null> {
    const [found] = await rows<{ brandId: string; offerId: string }>(
      this.manager,
      `SELECT id AS brand_id, offers #>> '{0,id}' AS offer_id FROM brands
       WHERE ${OWN} AND CASE WHEN $2::uuid IS NULL THEN is_default ELSE id = $2 END AND jsonb_array_length(offers) = 1`,
      [userId, brandId],
    );
    return found ?? null;
  }

  /**
   * The row of the user first, then those of brands: a trigger on brands writes to the user's row, and one on users to the
   * default brand.
   */
  /**
   * Every writer of brands takes the user's row first: triggers write from brands to that row and from that row to the
   * default brand, and would else wait for each other.
   */
  private async lock(userId: number): Promise<void> {
    await rows(this.manager, 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  }
}
