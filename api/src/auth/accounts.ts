import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Inject,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { ACCOUNT_DISABLED, type LoginRequest, type PasswordRequest, type RegisterRequest } from '@copydesk/contracts';
import { Database, type User } from '@copydesk/database';
import { CONFIG } from '../config.token';
import { hashPassword, isPassword } from './password';

/** Makes users and knows who signs in. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ConflictException where the name is taken, or kept for an administrator. */
  async register(request: RegisterRequest): Promise<User> {
    const password = await hashPassword(request.password);
    const { username, firstName, email } = request;
    const user = this.isReserved(username)
      ? null
      : await this.database.users.insert({ username, password, firstName, email });
    if (!user) {
      const message = 'Username already exists';
      throw new ConflictException({ message, errors: { username: message } });
    }
    return user;
  }

  /** @throws UnauthorizedException where name and password do not fit; ForbiddenException where the account is disabled. */
  async verify({ username, password }: LoginRequest): Promise<User> {
    const found = await this.database.users.findForSignIn(username);
    const fits = await isPassword(password, found?.password ?? null);
    const user = fits && found ? await this.database.users.find(found.id) : null;
    if (!user) throw new UnauthorizedException('Invalid username or password');
    if (user.disabledAt) throw new ForbiddenException(ACCOUNT_DISABLED);
    return user;
  }

  /** @throws BadRequestException where the current password is wrong. */
  async changePassword({ id, username }: User, { currentPassword, newPassword }: PasswordRequest): Promise<void> {
    const found = await this.database.users.findForSignIn(username);
    if (!(await isPassword(currentPassword, found?.password ?? null))) {
      const message = 'This is not your current password';
      throw new BadRequestException({ message, errors: { currentPassword: message } });
    }
    await this.database.users.update(id, { password: await hashPassword(newPassword) });
  }

  private isReserved(username: string): boolean {
    return this.config.admin.usernames.some((name) => name.toLowerCase() === username.toLowerCase());
  }
}
