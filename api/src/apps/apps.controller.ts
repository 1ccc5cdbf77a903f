import { Controller, Get } from '@nestjs/common';
import type { AppResponse } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { Access } from '../http/access.decorator';

@Controller('api/apps')
@Access('user')
export class AppsController {
  constructor(private readonly database: Database) {}

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
    }));
  }
}
