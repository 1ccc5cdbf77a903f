import 'reflect-metadata';
import { runCommand } from './run-command';
import { setUp } from './setup';

/** Migrates, seeds and makes missing administrators; tells each made one to stdout and to the parent process. */
runCommand(async (database, config) => {
  for (const admin of await setUp(database, config)) {
    process.send?.({ type: 'admin-created', ...admin });
    console.info(`Administrator '${admin.username}' was created with the password: ${admin.password}`);
  }
});
