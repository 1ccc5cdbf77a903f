import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Inject,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import type { Config } from '@copydesk/config';
import {
  ACCOUNT_DISABLED,
  SIGN_UP_CLOSED,
  type AddUserRequest,
  type LoginRequest,
  type PasswordRequest,
  type RegisterRequest,
} from '@copydesk/contracts';
import { Database, type NewUser, type User } from '@copydesk/database';
import { CONFIG } from '../config.token';
import type { Caller } from '../http/limits';
import { PasswordTries } from './password-tries';
import { hashPassword, isPassword, randomPassword, weaknessOf } from './password';

/** Makes users and knows who signs in. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    private readonly tries: PasswordTries,
  ) {}

  /**
   * @throws ForbiddenException where sign-up is closed; ConflictException where the name is taken, or kept for an
   * administrator; BadRequestException for a password that is easily guessed.
   */
  async register({ username, password, firstName, email }: RegisterRequest): Promise<User> {
    if (this.config.signUp === 'off') throw new ForbiddenException(SIGN_UP_CLOSED);
    mustBeHardToGuess('password', password, username);
    return this.insert({ username, password: await hashPassword(password), firstName, email });
  }

  /**
   * Adds a user with a random first password, which has to be changed before anything else.
   * @throws ConflictException where the name is taken, or kept for an administrator.
   */
  async add({ username, firstName, email }: AddUserRequest): Promise<{ user: User; password: string }> {
    const password = randomPassword();
    const hashed = await hashPassword(password);
    return {
      user: await this.insert({ username, password: hashed, firstName, email, mustChangePassword: true }),
      password,
    };
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
    if (found?.mustChangePassword && newPassword === currentPassword) {
      const message = 'Choose a password other than the one you were given';
      throw new BadRequestException({ message, errors: { newPassword: message } });
    }
    const version =
      found && (await this.database.users.changePassword(id, await hashPassword(newPassword), found.passwordVersion));
    if (version === null) {
      const message = 'This is not your current password';
      throw new BadRequestException({ message, errors: { currentPassword: message } });
    }
    return version;
  }

  private async insert(newUser: NewUser): Promise<User> {
    const user = this.isReserved(newUser.username) ? null : await this.database.users.insert(newUser);
    if (!user) {
      const message = 'Username already exists';
      throw new ConflictException({ message, errors: { username: message } });
    }
    return user;
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
