import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../places.mjs';
import { swcOptions } from './swc-options.mjs';

/** Compiles the server into dist/. The new tree takes the old one's place at once: nobody ever sees half of it. */
export async function compileServer() {
  const folder = join(root, `.cache/dist-${process.pid}`);
  const sources = (
    await Promise.all(['api', 'worker', 'libs', 'scripts/eval', 'scripts/faults'].map(typeScriptIn))
  ).flat();
  try {
    await Promise.all(sources.map((source) => compileFile(source, folder)));
    await rm(join(root, 'dist'), { recursive: true, force: true });
    await rename(folder, join(root, 'dist'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} source @param {string} folder */
async function compileFile(source, folder) {
  const { transformFile } = await import('@swc/core');
  const target = relative(root, source).replace(/\.ts$/, '.js');
  const sourceFileName = relative(dirname(join(root, 'dist', target)), source);
  const { code, map } = await transformFile(source, { ...swcOptions(), sourceFileName }).catch((error) => {
    throw new Failure(`The server does not compile: ${error.message.split('Caused by')[0].trim()}`);
  });
  const out = join(folder, target);
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, `${code}\n//# sourceMappingURL=${target.split('/').at(-1)}.map\n`);
  await writeFile(`${out}.map`, map ?? '');
}

/** @param {string} folder */
async function typeScriptIn(folder) {
  const entries = await readdir(join(root, folder), { recursive: true });
  return entries
    .filter((name) => name.endsWith('.ts') && !/\.(spec|d)\.ts$/.test(name))
    .map((name) => join(root, folder, name));
}
