import { Body, ConflictException, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { FolderRequest, LIMITS, type FolderResponse } from '@copydesk/contracts';
import { Database, type User, type CountedFolder } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { Client, type ClientHeaders } from '../http/client.decorator';
import { CurrentUser } from '../http/current-user.decorator';
import { Idempotency } from '../http/idempotency';
import { Library } from './library';

const TAKEN = 'You already have a folder with this name.';
const FULL = `You have ${LIMITS.foldersMax} folders, which is the most there can be. Please delete one first.`;

@Controller('api/folders')
@Access('user')
export class FoldersController {
  constructor(
    private readonly database: Database,
    private readonly library: Library,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  async list(@CurrentUser() user: User): Promise<FolderResponse[]> {
    return (await this.database.folders.list(user.id)).map(presentFolder);
  }

  @Post()
  async create(
    @Body() body: FolderRequest,
    @CurrentUser() user: User,
    @Client() client: ClientHeaders,
  ): Promise<FolderResponse> {
    const folder = { ...changeOf(body), userId: user.id };
    const id = await this.idempotency.once({ name: 'create-folder', body, user, client }, async ({ folders }) => {
      const inserted = await folders.insert(folder, LIMITS.foldersMax);
      if (inserted === 'taken') throw new ConflictException(TAKEN);
      if (inserted === 'full') throw new ConflictException(FULL);
      return String(inserted);
    });
    return presentFolder(await this.library.findFolder(id, user));
  }

  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: FolderRequest,
    @CurrentUser() user: User,
  ): Promise<FolderResponse> {
    const folder = await this.library.findFolder(id, user);
    if ((await this.database.folders.update(folder.id, user.id, changeOf(body))) === 'taken') {
      throw new ConflictException(TAKEN);
    }
    return presentFolder(await this.library.findFolder(id, user));
  }

  /** What lay in the folder is unorganized from then on. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Param('id') id: string, @CurrentUser() user: User): Promise<void> {
    const folder = await this.library.findFolder(id, user);
    await this.database.folders.delete(folder.id, user.id);
  }
}

function changeOf({ name, color }: FolderRequest) {
  return { name: name.trim(), color: color ?? undefined };
}

/** A folder with the number of emails in it. */
function presentFolder({ createdAt, ...rest }: CountedFolder): FolderResponse {
  return { ...rest, createdAt: createdAt.toISOString() };
}
