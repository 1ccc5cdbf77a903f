import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { Database, type User } from '@copydesk/database';
import { SignedIn } from '../account/signed-in';
import { NO_USER } from './dashboards.controller';

const LAST_ADMIN = 'This is the last administrator who can sign in. Make another one first.';

/** What administrators do to accounts. */
@Injectable()
export class AdminUsers {
  constructor(
    private readonly database: Database,
    private readonly signedIn: SignedIn,
  ) {}

  /** @throws ConflictException for one's own account and the last administrator's; NotFoundException. */
  async setDisabled(id: number, isDisabled: boolean, me: User): Promise<void> {
    const user = await this.find(id, me);
    const isDone = await this.database.transaction(({ admin }) => admin.setDisabled(id, isDisabled));
    if (!isDone) throw new ConflictException(LAST_ADMIN);
    if (isDisabled) await this.signedIn.end(user, null);
  }

  /** @throws ConflictException for one's own account and the last administrator's; NotFoundException. */
  async delete(id: number, me: User): Promise<void> {
    const user = await this.find(id, me);
    await this.signedIn.end(user, null);
    if (!(await this.database.transaction(({ admin }) => admin.deleteUser(id))))
      throw new ConflictException(LAST_ADMIN);
  }

  private async find(id: number, me: User): Promise<User> {
    if (id === me.id) throw new ConflictException('You cannot do this to your own account.');
    const user = await this.database.users.find(id);
    if (!user) throw new NotFoundException(NO_USER);
    return user;
  }
}
