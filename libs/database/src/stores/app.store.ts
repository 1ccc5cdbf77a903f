import type { EntityManager } from 'typeorm';
import { columnsOf } from '../columns';
import { App } from '../entities/app.entity';
import { hotRows } from '../rows';

export class AppStore {
  constructor(private readonly manager: EntityManager) {}

  active(): Promise<App[]> {
    return this.manager.find(App, { where: { isActive: true }, order: { id: 'ASC' } });
  }

  async find(id: number): Promise<App | null> {
    const [found] = await hotRows<App>(this.manager, `SELECT ${columnsOf(App, 'apps')} FROM apps WHERE id = $1`, [id]);
    return found ?? null;
  }

  findByName(name: string): Promise<App | null> {
    return this.manager.findOneBy(App, { name });
  }

  /** Writes the tools that ship with the product; what an owner changed in a row stays. */
  async seed(apps: Pick<App, 'id' | 'name' | 'displayName' | 'description' | 'category' | 'icon'>[]): Promise<void> {
    await this.manager.createQueryBuilder().insert().into(App).values(apps).orIgnore().execute();
  }
}
