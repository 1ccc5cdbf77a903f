import { INPUT } from './input.mjs';
import { PEOPLE } from './people.mjs';
import { RUNNING } from './running.mjs';
import { WEB } from './web.mjs';

/** @typedef {{ file: string, from: string, to: string }} Edit  `from` stands once in the file. */
/**
 * What takes requirements of docs/security.md away, and the test of those that it names which fails then.
 * @typedef {{ of: string[], by: string, edits: Edit[] }} Break
 */

/** @type {Break[]} */
export const BREAKS = [...INPUT, ...WEB, ...PEOPLE, ...RUNNING];
