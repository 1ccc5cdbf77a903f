import 'reflect-metadata';
import { runCommand } from './run-command';
import { setUp } from './setup';

/**
 * Migrates, seeds and makes missing administrators. The password of each is told to the command that started us, else to
 * the terminal: any other output is a log.
 */
runCommand(async (database, config) => {
  for (const admin of await setUp(database, config)) {
    if (process.send) process.send({ type: 'admin-created', ...admin });
    else if (process.stdout.isTTY)
      console.info(`Administrator '${admin.username}' was created with the password: ${admin.password}`);
    else console.info(`Administrator '${admin.username}' was created. Its password is told to a terminal alone.`);
  }
});
