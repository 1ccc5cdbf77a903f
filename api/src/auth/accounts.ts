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
import { hashPassword, isPassword, weaknessOf } from './password';

/** Makes users and knows who signs in. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ConflictException where the name is taken, or kept for an administrator; BadRequestException for a password that is easily guessed. */
  async register(request: RegisterRequest): Promise<User> {
    mustBeHardToGuess('password', request.password, request.username);
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
    // A password that was changed meanwhile is the old one.
    if (!user || user.passwordVersion !== found?.passwordVersion)
      throw new UnauthorizedException('Invalid username or password');
    if (user.disabledAt) throw new ForbiddenException(ACCOUNT_DISABLED);
    return user;
  }

  /**
   * Returns the version of the new password.
   * @throws BadRequestException where the current password is wrong, or the new one is easily guessed.
   */
  async changePassword({ id, username }: User, { currentPassword, newPassword }: PasswordRequest): Promise<number> {
    const found = await this.database.users.findForSignIn(username);
    const fits = await isPassword(currentPassword, found?.password ?? null);
    if (fits) mustBeHardToGuess('newPassword', newPassword, username);
    const version =
      fits && found
        ? await this.database.users.changePassword(id, await hashPassword(newPassword), found.passwordVersion)
        : null;
    if (version === null) {
      const message = 'This is not your current password';
      throw new BadRequestException({ message, errors: { currentPassword: message } });
    }
    return version;
  }

  private isReserved(username: string): boolean {
    return this.config.admin.usernames.some((name) => name.toLowerCase() === username.toLowerCase());
  }
}

/** @throws BadRequestException that says at its field why a password is easily guessed. */
function mustBeHardToGuess(field: 'password' | 'newPassword', password: string, username: string): void {
  const message = weaknessOf(password, username);
  if (message !== null) throw new BadRequestException({ message, errors: { [field]: message } });
}
