import type { Config } from '@copydesk/config';
import type { Database } from '@copydesk/database';
import { shippedApps } from './apps/shipped-apps';
import { hashPassword, randomPassword } from './auth/password';
import { sampleCatalysts } from './catalysts/sample-catalysts';

export interface CreatedAdmin {
  username: string;
  password: string;
}

/** Brings a database up to date: schema, shipped tools, sample catalysts, and the administrators that are missing. */
export async function setUp(database: Database, config: Config): Promise<CreatedAdmin[]> {
  await database.migrate();
  await database.apps.seed(shippedApps);
  await database.catalysts.seed(sampleCatalysts);
  const created: CreatedAdmin[] = [];
  for (const username of config.admin.usernames) {
    const password = config.admin.initialPassword ?? randomPassword();
    if (await createAdmin(database, username, password)) created.push({ username, password });
  }
  return created;
}

/** Returns false where the name exists; its role and password stay as they are. */
async function createAdmin(database: Database, username: string, password: string): Promise<boolean> {
  if (await database.users.findForSignIn(username)) return false;
  return (await database.users.insert({ username, password: await hashPassword(password), role: 'admin' })) !== null;
}
