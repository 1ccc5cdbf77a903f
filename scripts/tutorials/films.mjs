import { campaign } from './campaign.film.mjs';
import { cloneWinner } from './clone-winner.film.mjs';
import { coach } from './coach.film.mjs';
import { hotlist } from './hotlist.film.mjs';
import { landing } from './landing.film.mjs';
import { overview } from './overview.film.mjs';
import { startingNow } from './starting-now.film.mjs';
import { subjectLines } from './subject-lines.film.mjs';

/**
 * @typedef {object} Film
 * @property {string} name  Of its files; for a tool, its route.
 * @property {{ width: number, rate: number, kilobytes: number }} [loop]  For one that goes round without words.
 * @property {Record<string, string | ((asked: string) => string)>} answers  What the model says, by its task: the product
 *   does all else itself. What is missing here the demo model says by rule.
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} prepare  Before the camera runs.
 * @property {(hand: import('./hand.mjs').Hand) => Promise<unknown>} play
 */

/** @type {Film[]} */
export const films = [overview, hotlist, startingNow, cloneWinner, subjectLines, campaign, coach, landing];
