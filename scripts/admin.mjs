import { command, Failure } from './failure.mjs';
import { withDatabase } from './with-database.mjs';

// npm run admin -- <name> [--reset]: makes somebody an administrator; --reset sets a new password, and signs out everywhere.
await command(async () => {
  const args = process.argv.slice(2);
  if (!args.some((arg) => !arg.startsWith('-'))) throw new Failure('Say whom: npm run admin -- <name> [--reset]');
  await withDatabase('dist/api/src/admin.main.js', args);
});
