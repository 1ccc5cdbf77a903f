import { join } from 'node:path';
import { NO_BRAND } from '@copydesk/contracts';
import type { Database, Job } from '@copydesk/database';
import { hotlistTool, refineTool, summarizeFileTool, type PromptSetting } from '@copydesk/tools';
import type * as Built from './prompts';

/** As it is built: a thread runs the file that lies beside it on the disk. */
const { Prompts } = jest.requireActual<typeof Built>(join(__dirname, '../../../dist/worker/src/prompts/prompts.js'));

const prompts = new Prompts({} as Database, 20_000);
afterAll(() => prompts.close());

const job = { userId: 1 } as Job;
const setting: PromptSetting = { windowTokens: 20_000, brand: NO_BRAND, today: '2026-01-31', fence: '3f9a1c07' };
const filing = (characters: number) =>
  'Page 1\nOrders rose 14% to $4.2 billion.\n\n'.repeat(Math.ceil(characters / 41)).slice(0, characters);

test('a prompt of long material is the same on a thread as here, and this process goes on meanwhile', async () => {
  const input = { document: filing(4_000_000) };
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const made = await prompts.make(job, summarizeFileTool, input, setting);
  clearInterval(timer);
  const startedAt = performance.now();
  const madeHere = summarizeFileTool.prompt(input, setting);
  // A busy machine may hold this process up as well, but not for as long as the work takes.
  expect(longest).toBeLessThan(Math.max(250, (performance.now() - startedAt) * 0.8));
  expect(made).toEqual(madeHere);
  expect(made.cuts).toHaveLength(1);
});

test('a window without room for material is refused in the same words on a thread', async () => {
  const input = { request: 'Shorten it', currentCopy: 'Orders rose.', brief: filing(300_000), history: [] };
  const narrow = { ...setting, windowTokens: 1_000 };
  await expect(prompts.make(job, refineTool, input, narrow)).rejects.toMatchObject({
    code: 'model/too-long',
    message: 'This is more text than the writing model can take in at once. Please shorten it and try again.',
  });
});

test('short material needs no thread', async () => {
  const { windowTokens, ...rest } = setting;
  const input = { catalyst: 'Copper passed $10,000.', fileContent: filing(1_000) };
  const idle = new Prompts({} as Database, windowTokens);
  expect(await idle.make(job, hotlistTool, input as never, { ...rest, windowTokens })).toEqual(
    hotlistTool.prompt(input as never, setting),
  );
  await idle.close();
});
