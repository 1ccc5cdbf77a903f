import type { UserRole } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { columnsOf } from '../columns';
import { App } from '../entities/app.entity';
import { hotRows, rows } from '../rows';

export class AppStore {
  constructor(private readonly manager: EntityManager) {}

  /** Those too that are switched off: they keep their names. */
  all(): Promise<App[]> {
    return this.manager.find(App, { order: { id: 'ASC' } });
  }

  async find(id: number): Promise<App | null> {
    const [found] = await hotRows<App>(this.manager, `SELECT ${columnsOf(App, 'apps')} FROM apps WHERE id = $1`, [id]);
    return found ?? null;
  }

  findByName(name: string): Promise<App | null> {
    return this.manager.findOneBy(App, { name });
  }

  /** Switches a tool on or off, and opens it to these roles; null opens it to all. Returns false where there is none. */
  async change(name: string, { isActive, roles }: { isActive?: boolean; roles?: UserRole[] | null }): Promise<boolean> {
    const changed = await rows(
      this.manager,
      `UPDATE apps SET is_active = coalesce($2, is_active), config = CASE
         WHEN $3::jsonb IS NULL THEN config
         WHEN $3 = 'null' THEN nullif(config - 'roles', '{}')
         ELSE coalesce(config, '{}') || jsonb_build_object('roles', $3::jsonb) END
       WHERE name = $1 RETURNING id`,
      [name, isActive, roles === undefined ? null : JSON.stringify(roles)],
    );
    return changed.length === 1;
  }

  /** Writes the tools that ship with the product; what an owner changed in a row stays. */
  async seed(
    apps: Pick<App, 'id' | 'name' | 'displayName' | 'description' | 'category' | 'icon' | 'config'>[],
  ): Promise<void> {
    await this.manager.createQueryBuilder().insert().into(App).values(apps).orIgnore().execute();
  }
}
