import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { isOpenTo } from '@copydesk/contracts';
import { Database, type App, type User } from '@copydesk/database';

/** Who may use which tool. */
@Injectable()
export class ToolPolicy {
  constructor(private readonly database: Database) {}

  /**
   * The tool of this name or number.
   * @throws NotFoundException where there is none, or it is switched off; ForbiddenException where it is locked for the user.
   */
  async open(tool: string | number, { role }: Pick<User, 'role'>): Promise<App> {
    const { apps } = this.database;
    const app = await (typeof tool === 'string' ? apps.findByName(tool) : apps.find(tool));
    if (!app) throw new NotFoundException('This tool was not found.');
    if (!app.isActive) throw new NotFoundException(`${app.displayName} is switched off.`);
    if (!isOpenTo(app.config, role)) throw new ForbiddenException("You don't have permission to use this tool.");
    return app;
  }
}
