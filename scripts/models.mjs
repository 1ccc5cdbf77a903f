import { command } from './failure.mjs';
import { withDatabase } from './with-database.mjs';

// npm run models: tries out the models that are set, in each way in which they are used.
await command(() => withDatabase('dist/worker/src/models.main.js', process.argv.slice(2)));
