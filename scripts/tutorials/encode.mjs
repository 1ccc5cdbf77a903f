import { copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../places.mjs';
import { run } from '../run.mjs';

const folder = join(root, 'web/public/tutorials');
/** What the product shows, and below it a strip of the page's color, where captions cover nothing. */
const picture = { width: 1280, height: 720, strip: 80, rate: 15 };
const most = { seconds: 90, kilobytes: 1_500 };

/** @typedef {{ at: number, text: string }} Step  What is to be seen, from that second on. */
/** @typedef {{ frames: { path: string, at: number }[], poster: string, seconds: number, steps: Step[] }} Recorded */
/** @typedef {{ name: string, loop?: { width: number, rate: number, kilobytes: number } }} Form */

export async function requireFfmpeg() {
  const { code } = await run('ffmpeg', ['-version'], { quiet: true }).catch(() => ({ code: 1 }));
  if (code === 0) return;
  throw new Failure(
    'ffmpeg is missing, which puts the pictures of a film together: apt-get install ffmpeg on Debian and Ubuntu, brew install ffmpeg on a Mac.',
  );
}

/**
 * Puts a film, its poster and its captions into the web app.
 * @param {Form} form
 * @param {Recorded} recorded
 * @param {string} pictures  The folder in which they lie.
 */
export async function encode({ name, loop }, { frames, poster, seconds, steps }, pictures) {
  mkdirSync(folder, { recursive: true });
  const list = join(pictures, 'frames.txt');
  const ends = [...frames.slice(1).map(({ at }) => at), seconds];
  const shown = frames.map(({ path, at }, n) => `file '${path}'\nduration ${((ends[n] ?? at) - at).toFixed(4)}`);
  // The last picture is named twice: otherwise its duration is not kept.
  writeFileSync(list, `ffconcat version 1.0\n${shown.join('\n')}\nfile '${frames.at(-1)?.path}'\n`);
  const { width, height, strip, rate } = picture;
  const looks = loop
    ? `scale=${loop.width}:-2:flags=lanczos`
    : `scale=${width}:${height}:flags=lanczos,pad=${width}:${height + strip}:0:0:0x0c0e12`;
  // One that breaks off leaves the film as it was.
  const film = join(pictures, `${name}.webm`);
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '36',
    '-deadline',
    'realtime',
    '-cpu-used',
    '6',
    '-row-mt',
    '1',
  ];
  await ffmpeg('-f', 'concat', '-safe', '0', '-i', list, '-t', seconds.toFixed(3), '-vf', `fps=${loop?.rate ?? rate},${looks},format=yuv420p`, ...vp9, '-g', '150', '-an', film); // oxfmt-ignore
  const kilobytes = Math.ceil(statSync(film).size / 1_000);
  const mostKilobytes = loop?.kilobytes ?? most.kilobytes;
  if (seconds > most.seconds || kilobytes > mostKilobytes) {
    throw new Failure(
      `${name} is too long: ${seconds} s and ${kilobytes} KB, of at most ${most.seconds} s and ${mostKilobytes} KB.`,
    );
  }
  copyFileSync(film, join(folder, `${name}.webm`));
  await ffmpeg('-i', poster, '-vf', `${looks},scale=960:-2`, '-quality', '60', join(folder, `${name}.webp`)); // oxfmt-ignore
  if (!loop) writeFileSync(join(folder, `${name}.vtt`), captions(steps, seconds));
  return { seconds, kilobytes };
}

/** @param {string[]} args */
async function ffmpeg(...args) {
  const { code, output } = await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { quiet: true });
  if (code !== 0) throw new Failure(`ffmpeg did not put the film together:\n${output.trim()}`);
}

/** As WebVTT: each stands until the next one begins. @param {Step[]} steps @param {number} seconds */
function captions(steps, seconds) {
  const cues = steps.map(({ at, text }, n) => `${clock(at)} --> ${clock(steps[n + 1]?.at ?? seconds)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** @param {number} seconds */
function clock(seconds) {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}
