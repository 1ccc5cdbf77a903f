import 'reflect-metadata';
import { readConfig } from '@copydesk/config';
import { Database } from '@copydesk/database';
import { setUp } from './setup';

/** Migrates, seeds and makes missing administrators; tells each made one to stdout and to the parent process. */
async function main(): Promise<void> {
  const config = readConfig();
  const database = await Database.connect({ url: config.databaseUrl, poolSize: 2 });
  try {
    for (const admin of await setUp(database, config)) {
      process.send?.({ type: 'admin-created', ...admin });
      console.info(`Administrator '${admin.username}' was created with the password: ${admin.password}`);
    }
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
