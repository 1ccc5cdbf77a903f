import { Controller, Get, Inject } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { EDITORIAL_AGENT, type AppResponse } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { CONFIG } from '../config.token';
import { Access } from '../http/access.decorator';

@Controller('api/apps')
@Access('user')
export class AppsController {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  async list(): Promise<AppResponse[]> {
    const apps = await this.database.apps.active();
    return apps.map(({ id, name, displayName, description, category, icon }) => ({
      id,
      name,
      displayName,
      description,
      category,
      icon,
      externalUrl: name === EDITORIAL_AGENT.name ? (this.config.editorial.url?.href ?? null) : null,
    }));
  }
}
