import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { command, Failure } from './failure.mjs';
import { cache, root } from './places.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { chromiumArgs, findChromium } from './test/chromium.mjs';
import { withApp } from './test/with-app.mjs';
import { encode, requireFfmpeg } from './tutorials/encode.mjs';
import { films } from './tutorials/films.mjs';
import { record, windowArgs } from './tutorials/record.mjs';

// npm run tutorials [-- name ...]: the film of each tool, recorded from the product, into web/public/tutorials.

const index = join(root, 'web/src/features/tutorials/films.json');

await command(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !films.some((film) => film.name === name));
  if (unknown.length > 0) {
    throw new Failure(
      `There is no film ${unknown.join(', ')}. There are: ${films.map(({ name }) => name).join(', ')}.`,
    );
  }
  await requireFfmpeg();
  await install();
  await build();
  const executablePath = await findChromium();
  const { chromium } = await import('@playwright/test');
  const { startDemoModel } = createRequire(import.meta.url)('../dist/libs/demo-model/src/index.js');
  /** @type {import('./tutorials/films.mjs').Film['answers']} */
  let answers = {};
  const model = await startDemoModel({
    pace: 280,
    faultFor: (/** @type {Asked} */ asked) => answerOf(asked, answers),
  });
  const chosen = names.length === 0 ? films : names.flatMap((name) => films.filter((film) => film.name === name));
  /** @type {string[]} */
  const missed = [];
  try {
    await withApp({ OPENAI_BASE_URL: model.url, LIMIT_REGISTRATIONS_PER_HOUR: '1000' }, async (baseURL) => {
      const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, ...windowArgs] });
      for (const film of chosen) {
        answers = film.answers;
        const folder = join(cache, 'films', film.name);
        await make(browser, baseURL, film, folder).catch((error) =>
          missed.push(`${film.name}: ${error.message.split('\n')[0]}`),
        );
      }
      await browser.close();
    });
  } finally {
    await model.close();
  }
  if (missed.length > 0) {
    throw new Failure(`These were not recorded (the last picture is in .cache/films):\n${missed.join('\n')}`);
  }
});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {import('./tutorials/films.mjs').Film} film
 * @param {string} folder  Where its pictures lie until it is put together.
 */
async function make(browser, baseURL, film, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const recorded = await record(browser, baseURL, film, folder);
  const { seconds, kilobytes } = await encode(film, recorded, folder);
  rmSync(folder, { recursive: true });
  if (!film.loop) keep(film.name, { seconds, steps: recorded.steps });
  console.log(`${film.name}: ${seconds} s, ${kilobytes} KB`);
}

/** Notes what a film shows, and when, for the page that plays it. @param {string} name @param {object} shown */
function keep(name, shown) {
  const noted = { ...JSON.parse(readFileSync(index, 'utf8')), [name]: shown };
  const inOrder = films.flatMap((film) => (noted[film.name] ? [[film.name, noted[film.name]]] : []));
  writeFileSync(index, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`);
}

/** What a model is asked. @typedef {{ messages: { content: string }[], schema: { name: string } | null }} Asked */

/**
 * What the model is to say: what the film has for its task, else what the demo model makes of it by rule.
 * @param {Asked} asked
 * @param {Record<string, string | ((asked: string) => string)>} answers  By the task, or by the name of the schema.
 */
function answerOf({ messages, schema }, answers) {
  const said = messages.map(({ content }) => content).join('\n\n');
  const task = schema?.name ?? [...said.matchAll(/^Task: ([a-z-]+)$/gm)].at(-1)?.[1] ?? '';
  const answer = answers[task];
  if (answer === undefined) return { kind: 'none' };
  return { kind: 'answer', content: typeof answer === 'string' ? answer : answer(said) };
}
