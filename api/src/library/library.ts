import { Injectable, NotFoundException } from '@nestjs/common';
import { Database, type CountedFolder, type SavedGeneration, type User } from '@copydesk/database';

export const NOT_FOUND = 'This saved email was not found.';

@Injectable()
export class Library {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundException where there is no such saved email of this user. */
  async find(id: string, user: User): Promise<SavedGeneration> {
    const found = isId(id) ? await this.database.generations.findOwned(Number(id), user.id) : null;
    if (!found) throw new NotFoundException(NOT_FOUND);
    return found;
  }

  /** @throws NotFoundException where there is no such folder of this user. */
  async findFolder(id: string | number, user: User): Promise<CountedFolder> {
    const found = isId(String(id)) ? await this.database.folders.findOwned(Number(id), user.id) : null;
    if (!found) throw new NotFoundException('This folder was not found. It may have been deleted.');
    return found;
  }
}

function isId(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}
