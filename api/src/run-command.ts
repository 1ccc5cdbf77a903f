import { readOwnConfig, type Config } from '@copydesk/config';
import { Database } from '@copydesk/database';

/** Runs one command on the database and ends the process: with code 0, or with 1 and the sentence of what went wrong. */
export function runCommand(command: (database: Database, config: Config) => Promise<void>): void {
  onDatabase(command).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
}

async function onDatabase(command: (database: Database, config: Config) => Promise<void>): Promise<void> {
  const config = readOwnConfig('command');
  const database = await Database.connect({ url: config.databaseUrl, poolSize: 2, statementMs: null });
  try {
    await command(database, config);
  } finally {
    await database.close();
  }
}
