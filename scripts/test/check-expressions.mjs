import { transformSync } from '@swc/core';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { root } from '../places.mjs';
import { swcOptions } from '../set-up/swc-options.mjs';

// Fails on every regular expression whose time may grow faster than the text it is put to, and on one of which that
// cannot be ruled out. A new one takes seconds, so what was found safe is kept beside this file. Those that are built
// from parts are noted while the modules load that build them.

const FOLDERS = ['api/src', 'worker/src', 'libs', 'web/src', 'scripts'];
/** These build expressions while running, of words that people wrote: escaped, and parted by what is in none of them. */
const BUILT_WHILE_RUNNING = [
  'libs/demo-model/src/reading/about.ts',
  'libs/demo-model/src/reading/material.ts',
  'libs/text/src/check-draft.ts',
  // A word of letters and digits alone.
  'libs/text/src/fence.ts',
];
/** Bounded by steps, not by time: a busy machine finds the same. */
const PARAMETERS = { timeout: 60_000, incubationTimeout: null, attackTimeout: null };

/** @typedef {{ source: string, flags: string }} Expression */
/** Where each stands. @type {Map<string, Expression & { places: string[] }>} */
const found = new Map();

/** @param {Expression} expression @param {string} place */
function note({ source, flags }, place) {
  const key = `/${source}/${flags}`;
  const known = found.get(key) ?? { source, flags, places: [] };
  if (!known.places.includes(place)) known.places.push(place);
  found.set(key, known);
}

/** Notes the literals of a file. Answers where it names RegExp to build one. @param {string} file */
function readLiterals(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const place = (/** @type {number} */ at) => `${file}:${text.slice(0, at).split('\n').length}`;
  /** @type {{ place: string, start: number, end: number }[]} */
  const built = [];
  const { program } = parseSync(file, text);
  new Visitor({
    Literal(node) {
      if ('regex' in node) note({ source: node.regex.pattern, flags: node.regex.flags }, place(node.start));
    },
    Identifier({ name, start, end }) {
      if (name === 'RegExp' && /^\s*\(/.test(text.slice(end))) built.push({ place: place(start), start, end });
    },
  }).visit(program);
  return built;
}

/** Notes what is built while modules load, and answers where. @param {Map<string, ReturnType<typeof readLiterals>>} built */
function readBuilt(built) {
  const places = new Set();
  Object.assign(globalThis, {
    /** @param {string} place */
    notedRegExp: (place) =>
      /** @param {string} source @param {string} flags */
      function (source, flags) {
        const made = new RegExp(source, flags);
        note(made, place);
        places.add(place);
        return made;
      },
  });
  const require = createRequire(import.meta.url);
  const { jsc, ...options } = swcOptions();
  require.extensions['.ts'] = (module, filename) => {
    let text = readFileSync(filename, 'utf8');
    for (const { place, start, end } of built.get(relative(root, filename))?.toReversed() ?? [])
      text = `${text.slice(0, start)}(notedRegExp('${place}'))${text.slice(end)}`;
    const { code } = transformSync(text, { ...options, jsc, filename, sourceMaps: false });
    const resolved = code.replace(/require\("(\.[^"]+)\.js"\)/g, 'require("$1")');
    /** @type {NodeJS.Module & { _compile(code: string, filename: string): void }} */ (module)._compile(
      resolved,
      filename,
    );
  };
  for (const file of built.keys()) require(join(root, file));
  return places;
}

const built = new Map();
for (const folder of FOLDERS)
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:tsx?|mjs)$/.test(name) || /\.spec\.tsx?$/.test(name)) continue;
    const file = `${folder}/${name}`;
    const sites = readLiterals(file);
    if (sites.length > 0 && !file.startsWith('scripts') && !BUILT_WHILE_RUNNING.includes(file)) built.set(file, sites);
  }
const covered = readBuilt(built);
const complaints = [...built.values()]
  .flat()
  .filter(({ place }) => !covered.has(place))
  .map(({ place }) => `${place} builds an expression while running: build it once, when its module loads.`);

/** Those that were found safe before: an expression does not change. */
const proven = join(root, 'scripts/test/proven-expressions.json');
const before = readFileSync(proven, 'utf8');
/** @type {Set<string>} */
const safe = new Set(JSON.parse(before));
for (const [key, { source, flags, places }] of found) {
  // What repeats so and so often at most, and no group, takes so many steps at each place.
  const outside = source.replace(/\\.|\[(?:\\.|[^\]\\])*(?:\]|\\?$)/gs, '.');
  if (!/[*+]|\{\d+,\}|\)\{/.test(outside)) safe.delete(key);
  else if (!safe.has(key)) {
    const result = await check(source, flags, PARAMETERS);
    if (result.status === 'safe') safe.add(key);
    else {
      const why = result.status === 'vulnerable' ? result.complexity.summary : result.error.kind;
      complaints.push(`${places.join(', ')}: ${key} ${why}`);
    }
  }
}
const after = `${JSON.stringify(
  [...safe].filter((key) => found.has(key)).toSorted((a, b) => (a < b ? -1 : 1)),
  null,
  2,
)}\n`;
if (after !== before) writeFileSync(proven, after);
for (const complaint of complaints) console.error(complaint);
// The checker's own process would keep this one alive.
process.exit(complaints.length === 0 ? 0 : 1);
