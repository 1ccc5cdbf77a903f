import 'reflect-metadata';
import { hashPassword } from './auth/password';
import { runCommand } from './run-command';
import { newPassword } from './setup';

/** `npm run admin -- <name> [--reset]`: gives a user the right to administer, and with --reset a new password. */
runCommand(async (database) => {
  const [username, ...options] = process.argv.slice(2);
  if (!username) throw new Error('Name the user: npm run admin -- <name> [--reset]');
  const password = newPassword();
  const user = await database.users.findForSignIn(username);
  if (!user) {
    await database.users.insert({ username, password: await hashPassword(password), role: 'admin' });
    console.info(`'${username}' was created as an administrator with the password: ${password}`);
    return;
  }
  await database.users.update(user.id, { role: 'admin' });
  console.info(`'${user.username}' is an administrator.`);
  if (!options.includes('--reset')) return;
  await database.users.update(user.id, { password: await hashPassword(password) });
  console.info(`The new password is: ${password}`);
});
