import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The results of refinements say `summarized`, as the code does. */
export class Spelling1764464200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.rename(runner, 'summarised', 'summarized');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.rename(runner, 'summarized', 'summarised');
  }

  private async rename(runner: QueryRunner, from: string, to: string): Promise<void> {
    await runner.query(
      `UPDATE jobs SET result = (result - '${from}') || jsonb_build_object('${to}', result -> '${from}') WHERE result ? '${from}'`,
    );
  }
}
