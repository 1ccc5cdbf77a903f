import 'reflect-metadata';
import type { Act } from '@copydesk/contracts';
import { Bus } from '@copydesk/live';
import { RedisLines } from '@copydesk/redis';
import { SignedIn } from './account/signed-in';
import { hashPassword, randomPassword } from './auth/password';
import { runCommand } from './run-command';

const COMMAND = { id: null, name: 'npm run admin', address: '' };

/**
 * `npm run admin -- <name> [--reset]`: gives a user the right to administer, and with --reset a new password, which ends
 * all sessions of the old one. Passwords that it prints have to be changed at the first sign-in.
 */
runCommand(async (database, config) => {
  const args = process.argv.slice(2);
  const username = args.find((arg) => !arg.startsWith('-'));
  if (!username) throw new Error('Name the user: npm run admin -- <name> [--reset]');
  const password = randomPassword();
  const note = async (act: Act, name: string) =>
    database.acts.done(await database.acts.begin(act, COMMAND, { userId: null, name }));
  const user = await database.users.findForSignIn(username);
  if (!user) {
    await database.users.insert({
      username,
      password: await hashPassword(password),
      role: 'admin',
      mustChangePassword: true,
    });
    await note('admin', username);
    console.info(`'${username}' was created as an administrator with the password: ${password}`);
    return;
  }
  await note('admin', user.username);
  await database.users.update(user.id, { role: 'admin' });
  console.info(`'${user.username}' is an administrator.`);
  if (!args.includes('--reset')) return;
  await note('admin --reset', user.username);
  if (!(await database.users.changePassword(user.id, await hashPassword(password), user.passwordVersion, true)))
    throw new Error('The password was changed by somebody else at this very moment. Please try again.');
  const redis = new RedisLines(config.redis);
  await redis.connected();
  await new SignedIn(database, new Bus(redis)).end(user, null);
  redis.close();
  console.info(`The new password is: ${password}`);
});
