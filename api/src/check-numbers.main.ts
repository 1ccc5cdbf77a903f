import 'reflect-metadata';
import { checkNumbers } from '@copydesk/database';
import { runCommand } from './run-command';

/** `npm run check-numbers`: counts every number of the dashboards again from the raw events, and names those that differ. */
runCommand(async (database) => {
  const differences = await checkNumbers(database);
  await database.rollUp.keepCheck(differences);
  for (const { name, shown, counted } of differences) console.info(`${name}: shown ${shown}, counted ${counted}`);
  if (differences.length > 0) {
    await database.transaction(({ rollUp }) => rollUp.rebuild());
    throw new Error(`${differences.length} numbers differed; the hours were made anew. Check again.`);
  }
  console.info('Every number of the dashboards is what the raw events say.');
});
