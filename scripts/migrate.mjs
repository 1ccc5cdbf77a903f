import { command } from './failure.mjs';
import { withDatabase } from './with-database.mjs';

// npm run migrate: brings the schema, the catalog of tools and the administrators up to date.
await command(() => withDatabase('dist/api/src/setup.main.js'));
