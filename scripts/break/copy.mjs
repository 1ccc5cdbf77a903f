import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../places.mjs';
import { run } from '../run.mjs';

/** @typedef {import('./breaks.mjs').Edit} Edit */
/** @typedef {{ folder: string, broken: <T>(edits: Edit[], body: () => Promise<T>) => Promise<T> }} Copy */

/**
 * Runs a body with a copy of the tree as it stands, in which edits can be made and are taken back.
 * @template T
 * @param {(copy: Copy) => Promise<T>} body
 */
export async function withCopy(body) {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-break-'));
  try {
    const { output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      quiet: true,
    });
    for (const file of output.split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(root, file), join(folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return await body({ folder, broken: (edits, work) => broken(folder, edits, work) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @template T
 * @param {string} folder @param {Edit[]} edits @param {() => Promise<T>} work
 */
async function broken(folder, edits, work) {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]));
  try {
    for (const edit of edits) {
      writeFileSync(join(folder, edit.file), applyEdit(readFileSync(join(folder, edit.file), 'utf8'), edit));
    }
    return await work();
  } finally {
    for (const [file, text] of before) writeFileSync(join(folder, file), text);
  }
}

/** @param {string} text @param {Edit} edit */
function applyEdit(text, { file, from, to }) {
  if (text.split(from).length !== 2) throw new Failure(`What is to be broken does not stand once in ${file}:\n${from}`);
  return text.replace(from, () => to);
}
