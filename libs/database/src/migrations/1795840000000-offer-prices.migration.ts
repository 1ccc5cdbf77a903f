import type { MigrationInterface, QueryRunner } from 'typeorm';

const PRICES = `'{"standardPrice": "", "discountedPrice": "", "vipPrice": ""}'::jsonb`;
/** A list of offers as it was, each of them changed. */
const each = (list: string, change: string) =>
  `coalesce((SELECT jsonb_agg(${change} ORDER BY place) FROM jsonb_array_elements(${list}) WITH ORDINALITY AS old (offer, place)), '[]')`;

/** An offer says what it costs: a campaign for it begins with these prices. */
export class OfferPrices1795840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const priced = `${PRICES} || offer`;
    await runner.query(
      `UPDATE brands SET offers = ${each('offers', priced)}, former_offers = ${each('former_offers', priced)}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const bare = `offer - '{standardPrice,discountedPrice,vipPrice}'::text[]`;
    await runner.query(
      `UPDATE brands SET offers = ${each('offers', bare)}, former_offers = ${each('former_offers', bare)}`,
    );
  }
}
