import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './places.mjs';

/** A program that an installed package brings. @param {string} name */
export const tool = (name) => join(root, 'node_modules/.bin', name);

/**
 * Runs a program to its end, with its output shown, or gathered where `quiet`.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, folder?: string }} [options] `folder` is where it runs
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function run(file, args, { env = {}, quiet = false, folder = root } = {}) {
  return new Promise((resolve, reject) => {
    const shown = quiet ? 'pipe' : 'inherit';
    const child = spawn(file, args, { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', shown, shown] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
