import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the rules are that say what a ledger says: beside this lib, as they were built. */
const FOLDERS = ['text/src/figures', 'figures/src'].map((folder) => join(__dirname, '../..', folder));

/** Of the rules by which drafts are traced: a ledger that was made by others is made anew. */
export const RULES = rulesVersion(FOLDERS);

/** Of the program files in folders, by their names. */
export function rulesVersion(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(isRule).sort()) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

function isRule(file: string): boolean {
  return /\.[jt]s$/.test(file) && !/\.(?:spec|d)\.[jt]s$/.test(file) && !/\bfixtures\b/.test(file);
}
