import { Body, Controller, Get, Inject, NotFoundException, Param, Put } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { AppSwitchRequest, EDITORIAL_AGENT, isOpenTo, type AppResponse } from '@copydesk/contracts';
import { Database, type App, type User } from '@copydesk/database';
import { CONFIG } from '../config.token';
import { Access } from '../http/access.decorator';
import { CurrentUser } from '../http/current-user.decorator';

@Controller('api')
export class AppsController {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('apps')
  @Access('user')
  async list(@CurrentUser() user: User): Promise<AppResponse[]> {
    return (await this.database.apps.all()).map((app) => this.present(app, user));
  }

  /** Switches a tool on or off, and says whether administrators alone may use it. */
  @Put('admin/apps/:name')
  @Access('admin')
  async change(
    @Param('name') name: string,
    @Body() { isActive, adminsOnly }: AppSwitchRequest,
    @CurrentUser() user: User,
  ): Promise<AppResponse> {
    const roles = adminsOnly === undefined ? undefined : adminsOnly ? (['admin'] as const) : null;
    const isKnown = await this.database.apps.change(name, { isActive, roles: roles && [...roles] });
    const app = isKnown ? await this.database.apps.findByName(name) : null;
    if (!app) throw new NotFoundException('This tool was not found.');
    return this.present(app, user);
  }

  private present({ createdAt, ...app }: App, { role }: User): AppResponse {
    return {
      ...app,
      createdAt: createdAt.toISOString(),
      isLocked: !isOpenTo(app.config, role),
      externalUrl: app.name === EDITORIAL_AGENT.name ? (this.config.editorial.url?.href ?? null) : null,
    };
  }
}
