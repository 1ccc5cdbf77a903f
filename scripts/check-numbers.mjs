import { command } from './failure.mjs';
import { withDatabase } from './with-database.mjs';

// npm run check-numbers: counts the numbers of the dashboards again from the raw events.
await command(() => withDatabase('dist/api/src/check-numbers.main.js'));
