import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';

/**
 * What may be used and shipped as it is, with its notice. MPL-2.0, OFL-1.1 and CC-BY-4.0 ask no more of who changes
 * nothing in it.
 */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'Zlib'],
  ...['CC-BY-4.0', 'MPL-2.0', 'OFL-1.1'],
]);

/** Packages that say it elsewhere than in package.json. */
const SAID_ELSEWHERE = new Set([
  // MIT, at the end of its Readme.md.
  'node_modules/pause',
]);

/**
 * Each package whose licence nobody has agreed to.
 * @param {Record<string, object>} manifests by where they lie
 */
export function refusedLicences(manifests) {
  return Object.entries(manifests).flatMap(([place, manifest]) => {
    const licence = licenceIn(manifest);
    return SAID_ELSEWHERE.has(place) || (licence && isAllowed(licence)) ? [] : [`${place}: ${licence ?? 'no licence'}`];
  });
}

/** What package.json of each installed package says; one that is not for this machine is not there. */
export function installedManifests() {
  /** @type {{ packages: Record<string, object> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const places = Object.keys(packages).filter((place) => existsSync(join(root, place, 'package.json')) && place !== '');
  return Object.fromEntries(
    places.map((place) => [place, JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'))]),
  );
}

/**
 * Old packages name it in other forms.
 * @param {{ license?: string | { type: string }, licenses?: { type: string }[] }} manifest
 */
function licenceIn({ license, licenses }) {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
}

/**
 * One of those that may be chosen from must be allowed, and all of those that hold together.
 * @param {string} expression of SPDX
 */
function isAllowed(expression) {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => ALLOWED.has(licence.trim())));
}
