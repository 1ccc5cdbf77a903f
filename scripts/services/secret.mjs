import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret that is made once and kept in the data folder. @param {string} folder @param {string} name */
export function secret(folder, name) {
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  }
  return readFileSync(path, 'utf8');
}
