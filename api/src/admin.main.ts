import 'reflect-metadata';
import { readConfig } from '@copydesk/config';
import { Database } from '@copydesk/database';
import { hashPassword } from './auth/password';
import { newPassword } from './setup';

/** `npm run admin -- <name> [--reset]`: gives a user the right to administer, and with --reset a new password. */
async function main(): Promise<void> {
  const [username, ...options] = process.argv.slice(2);
  if (!username) throw new Error('Name the user: npm run admin -- <name> [--reset]');
  const database = await Database.connect({ url: readConfig().databaseUrl, poolSize: 2 });
  try {
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
  } finally {
    await database.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
