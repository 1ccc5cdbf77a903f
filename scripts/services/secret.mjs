import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret that is made once and kept in the data folder.
 * @param {string} folder
 * @param {string} name
 * @param {() => string} [make]
 */
export function secret(folder, name, make = () => randomBytes(32).toString('hex')) {
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, make(), { mode: 0o600, flush: true });
  }
  return readFileSync(path, 'utf8');
}

/** Four characters that are not mistaken for each other. */
export function newPin() {
  return Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
