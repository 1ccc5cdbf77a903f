import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The names of the code: what a user's emails are written for is a brand, and results of refinements say `summarized`. */
export class Names1764464200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users RENAME COLUMN house_profile TO brand_profile');
    await this.renameInResults(runner, 'summarised', 'summarized');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users RENAME COLUMN brand_profile TO house_profile');
    await this.renameInResults(runner, 'summarized', 'summarised');
  }

  private async renameInResults(runner: QueryRunner, from: string, to: string): Promise<void> {
    await runner.query(
      `UPDATE jobs SET result = (result - '${from}') || jsonb_build_object('${to}', result -> '${from}') WHERE result ? '${from}'`,
    );
  }
}
