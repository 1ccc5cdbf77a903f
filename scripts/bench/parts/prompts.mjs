import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { root } from '../../places.mjs';
import { build } from '../../set-up/build.mjs';
import { buildLibrary, readFileAt } from '../../trace/library.mjs';
import { golden, own } from '../figures/golden.mjs';
import { draftsOf } from '../figures/drafts.mjs';
import { readGolden } from '../figures/read-golden.mjs';
import { before } from '../prompts/before.mjs';
import { actionsOn, instructionsOf } from '../prompts/actions.mjs';
import { fixed, times } from '../table.mjs';

export const title = 'Prompts: what a model is sent';
export const about =
  'Tokens by action, as `estimateTokens` counts them (three ASCII characters are one: more than tokenizers need), for an ' +
  "email on Intel's report on the first quarter of 2023, beside the prompts of before. Instructions are all that we say but " +
  'for examples and the lines above inputs. A prefix is what a server has read already when another thread asks the same. ' +
  'What passages hold is asked of figures that a person read from the reports. `npm run bench -- prompts --documents DIR` ' +
  'reads the reports; without it, our own small one.';

const wasBefore = 'before';

/**
 * @typedef {{ messages: { role: string, content: string }[] }} Prompt
 * @typedef {import('../table.mjs').Row} Row
 */

/** @param {import('../../bench.mjs').Wanted} wanted @returns {Promise<Row[]>} */
export async function alone({ documents: folder }) {
  await build(['server']);
  const library = await buildLibrary();
  const path = folder ? join(resolve(folder), '10q-intc-2023q1.pdf') : join(root, 'libs/text/src/fixtures', own.file);
  const { whole } = await readFileAt(path, library);
  const { estimateTokens } = await load('libs/tools/src/estimate-tokens.js');
  const tokens = (/** @type {string} */ text) => Number(estimateTokens(text));
  const tools = await load('libs/tools/src/index.js');
  const { NO_BRAND } = await load('libs/contracts/src/index.js');
  const { buildCampaign } = await load('libs/testing/src/campaign.js');
  /** @param {string} word */
  const actions = (word) => actionsOn(whole, { tools, brand: NO_BRAND, campaign: buildCampaign(), word });
  const [first, second] = [actions('3f9a1c07'), actions('b81d22e6')];
  const rows = Object.entries(first).map(([name, prompt]) => tokensRow(name, tokens(textOf(prompt)), Boolean(folder)));
  const instructions = ['HotList: a first draft', 'Starting Now: a first draft', 'Campaign: its proof'].map((name) => {
    const prompt = first[name];
    const said = prompt ? tokens(instructionsOf(prompt)) : NaN;
    return row(
      `${name}, instructions`,
      said,
      before.instructions[name],
      name.startsWith('HotList') ? fixed(900) : undefined,
    );
  });
  const shares = Object.entries(first).map(([name, prompt]) => {
    const other = second[name] ?? prompt;
    return {
      ...row(
        `${name}, same in another thread`,
        (100 * shared(prompt, other)) / textOf(prompt).length,
        before.shares[name],
      ),
      unit: '%',
      moreIsBetter: true,
    };
  });
  const held = folder ? await figuresHeld(resolve(folder), library) : [];
  return [...rows, ...instructions, ...shares, ...held];
}

/** @param {string} name @param {number} now @param {boolean} isMeasured */
function tokensRow(name, now, isMeasured) {
  const isPart = name.startsWith('Selected words') || name.startsWith('A question');
  return row(
    name,
    now,
    isMeasured ? before.tokens[name] : undefined,
    isPart && isMeasured ? times(0.1, wasBefore) : undefined,
  );
}

/** @param {string} name @param {number} now @param {number} [was] @param {import('../table.mjs').Bound} [must] @returns {Row} */
function row(name, now, was, must) {
  return {
    name,
    unit: 'tokens',
    ours: [now],
    ...(was !== undefined && { beside: { [wasBefore]: [was] } }),
    ...(must && { must }),
  };
}

/**
 * How many in a hundred figures stand in what goes along with a question about them, and with a sentence that has them.
 * @param {string} folder @param {import('../../trace/library.mjs').Library} library @returns {Promise<Row[]>}
 */
async function figuresHeld(folder, library) {
  const { passagesInputs } = await load('libs/tools/src/document-input.js');
  const held = { question: [0, 0], sentence: [0, 0] };
  for (const document of golden) {
    const file = await readFileAt(join(folder, document.file), library).catch(() => null);
    if (!file) continue;
    const facts = readGolden(document);
    const printed = document.facts
      .trim()
      .split('\n')
      .map((line) => /\d[\d.,]*/.exec(line.split(' | ')[2] ?? '')?.[0] ?? '');
    /** @param {'question' | 'sentence'} kind @param {string} about @param {number} at */
    const look = (kind, about, at) => {
      /** @type {{ text: string | null }[]} */
      const inputs = passagesInputs(file.whole, { about: [about], room: 2_100 });
      const isHeld = inputs.some(({ text }) => text?.includes(printed[at] ?? ''));
      held[kind] = [(held[kind][0] ?? 0) + Number(isHeld), (held[kind][1] ?? 0) + 1];
    };
    facts.forEach(({ measure, part, period }, at) => {
      const of = part ? ` of ${part}` : '';
      look('question', `What was ${document.company}'s ${measure}${of} ${document.periods[period]?.[0] ?? ''}?`, at);
    });
    for (const { text, what, fact } of draftsOf(document, facts))
      if (what === null) look('sentence', text, facts.indexOf(fact));
  }
  return Object.entries(held).map(([kind, [found = 0, all = 0]]) => ({
    name: `figures that the passages on a ${kind} hold, of ${all}`,
    unit: '%',
    ours: [(100 * found) / all],
    moreIsBetter: true,
  }));
}

/** @param {Prompt} prompt */
const textOf = ({ messages }) => messages.map(({ content }) => content).join('\n\n');

/** How many characters two prompts begin with in common. @param {Prompt} one @param {Prompt} other */
function shared(one, other) {
  const [text, beside] = [textOf(one), textOf(other)];
  let same = 0;
  while (same < text.length && text[same] === beside[same]) same += 1;
  return same;
}

/** What the built product exports. @param {string} file @returns {Promise<Record<string, any>>} */
async function load(file) {
  const require = createRequire(import.meta.url);
  require('reflect-metadata');
  return require(join(root, 'dist', file));
}
