import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** What may be deleted at any time: it is made again. */
export const cache = join(root, '.cache');
/** What must not be deleted: the database, the queue and the secrets of the embedded default. */
export const data = join(root, '.data');
