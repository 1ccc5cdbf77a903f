import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built files of the tracing rules, beside this lib. */
const FOLDERS = [join(__dirname, '../../figures/src')];

/** Hash of the tracing rules. A stored ledger with another hash is traced again. */
export const RULES = rulesVersion(FOLDERS);

/** Hash of the names and contents of the program files in these folders. */
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
