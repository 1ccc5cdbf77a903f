import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TOOLS } from '@copydesk/contracts';
import { type FilmName, fileOfFilm, FILMS, OVERVIEW, TUTORIALS } from './tutorials';

const PUBLIC = join(__dirname, '../../../public');
const LANDING = ['landing.webm', 'landing.webp'];
const NAMES = Object.keys(FILMS) as FilmName[];
const pathOf = (...file: Parameters<typeof fileOfFilm>) => join(PUBLIC, fileOfFilm(...file));

it('every tool with a screen has a film, and so has the whole', () => {
  const shown = [OVERVIEW, ...TUTORIALS].map(({ film }) => film);
  const tools = TOOLS.flatMap(({ route }) => route?.slice(1) ?? []);
  expect(tools.length).toBeGreaterThanOrEqual(6);
  expect(shown).toEqual(expect.arrayContaining([...tools, 'overview']));
  expect(new Set(shown)).toEqual(new Set(NAMES));
});

it.each(NAMES)('the film %s is short and light, and its captions are its steps', (name) => {
  const { seconds, steps } = FILMS[name];
  const film = readFileSync(pathOf(name, 'webm'));
  expect(film.length).toBeLessThanOrEqual(1_500_000);
  expect(statSync(pathOf(name, 'webp')).size).toBeLessThanOrEqual(80_000);
  expect(Math.abs(secondsOf(film) - seconds)).toBeLessThan(0.2);
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThanOrEqual(90);
  const cues = cuesOf(readFileSync(pathOf(name, 'vtt'), 'utf8'));
  expect(cues.map(({ from, text }) => ({ at: from, text }))).toEqual(steps);
  for (const [at, { from, to }] of cues.entries()) {
    expect(from).toBeLessThan(to);
    expect(to).toBeLessThanOrEqual(cues[at + 1]?.from ?? seconds);
  }
});

it('the moving picture of the first page is light, and nothing lies there that nobody shows', () => {
  expect(statSync(join(PUBLIC, 'tutorials/landing.webm')).size).toBeLessThanOrEqual(600_000);
  const files = NAMES.flatMap((name) => [`${name}.vtt`, `${name}.webm`, `${name}.webp`]);
  expect(readdirSync(join(PUBLIC, 'tutorials')).toSorted()).toEqual([...LANDING, ...files].toSorted());
});

/** As the header of a WebM has it: in milliseconds, as a number of eight bytes. */
function secondsOf(film: Buffer): number {
  const at = film.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  return film.readDoubleBE(at + 3) / 1_000;
}

function cuesOf(vtt: string): { from: number; to: number; text: string }[] {
  return [...vtt.matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm)].map(([, from = '', to = '', text = '']) => ({
    from: clock(from),
    to: clock(to),
    text,
  }));
}

function clock(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
}
