import { randomBytes } from 'node:crypto';
import type { Config } from '@copydesk/config';
import { COACH, TOOLS, type AppConfig } from '@copydesk/contracts';
import type { Database } from '@copydesk/database';
import { hashPassword } from './auth/password';
import { sampleCatalysts } from './catalysts/sample-catalysts';

/** Tools that are not open to everybody, until an administrator opens them. */
const OPEN_TO: Record<string, AppConfig> = { [COACH.name]: { roles: ['admin'] } };

/** The tools that ship with the product, as rows. A row that an owner changed is left as it is. */
export const shippedApps = TOOLS.map(({ id, name, title, description, category, icon }) => ({
  id,
  name,
  displayName: title,
  description,
  category,
  icon,
  config: OPEN_TO[name] ?? null,
}));

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
    const password = config.admin.initialPassword ?? newPassword();
    if (await createAdmin(database, username, password)) created.push({ username, password });
  }
  return created;
}

/** Returns false where the name exists; its role and password stay as they are. */
async function createAdmin(database: Database, username: string, password: string): Promise<boolean> {
  if (await database.users.findForSignIn(username)) return false;
  return (await database.users.insert({ username, password: await hashPassword(password), role: 'admin' })) !== null;
}

/** A random password of 96 bits. */
export function newPassword(): string {
  return randomBytes(12).toString('base64url');
}
