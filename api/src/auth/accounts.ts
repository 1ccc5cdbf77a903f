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
import type { Caller } from '../http/limits';
import { PasswordTries } from './password-tries';
import { hashPassword, isPassword, weaknessOf } from './password';

/** Makes users and knows who signs in. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    private readonly tries: PasswordTries,
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

  /**
   * @throws UnauthorizedException where name and password do not fit; ForbiddenException where the account is disabled;
   * Busy (429) after too many wrong ones.
   */
  async verify({ username, password }: LoginRequest, caller: Caller): Promise<User> {
    const user = await this.tries.judge(username, caller, async () => {
      const found = await this.database.users.findForSignIn(username);
      const fits = await isPassword(password, found?.password ?? null);
      const now = fits && found ? await this.database.users.find(found.id) : null;
      // A password that was changed meanwhile is the old one.
      return now?.passwordVersion === found?.passwordVersion ? now : null;
    });
    if (!user) throw new UnauthorizedException('Invalid username or password');
    if (user.disabledAt) throw new ForbiddenException(ACCOUNT_DISABLED);
    return user;
  }

  /**
   * Returns the version of the new password.
   * @throws BadRequestException where the current password is wrong, or the new one is easily guessed; Busy (429) after too
   * many wrong ones.
   */
  async changePassword(user: User, { currentPassword, newPassword }: PasswordRequest, caller: Caller): Promise<number> {
    const { id, username } = user;
    const found = await this.tries.judge(username, caller, async () => {
      const stored = await this.database.users.findForSignIn(username);
      return (await isPassword(currentPassword, stored?.password ?? null)) ? stored : null;
    });
    if (found) mustBeHardToGuess('newPassword', newPassword, username);
    const version =
      found && (await this.database.users.changePassword(id, await hashPassword(newPassword), found.passwordVersion));
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
