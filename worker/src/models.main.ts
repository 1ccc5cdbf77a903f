import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { readOwnConfig } from '@copydesk/config';
import { describeLearned, type ModelTrial } from '@copydesk/contracts';
import { startDemoModel } from '@copydesk/demo-model';
import { ModelReports } from '@copydesk/live';
import { Model, type Target } from '@copydesk/model';
import { RedisLines } from '@copydesk/redis';
import { tryModels } from './models/try-models';

/**
 * `npm run models`: asks the configured models one short thing in each way in which they are used, says what they can do
 * and what to change, and keeps that for the operators' page. With --if-changed only where the settings are new.
 */
async function main(): Promise<boolean> {
  const config = readOwnConfig('worker');
  const ifChanged = process.argv.includes('--if-changed');
  const { apiKey: _, ...settings } = config.model;
  const digest = createHash('sha256').update(JSON.stringify(settings)).digest('hex');
  const redis = new RedisLines(config.redis);
  const reports = new ModelReports(redis);
  await redis.connected();
  if (ifChanged && (settings.demo || (await reports.isTried(digest)))) return true;
  const demo = config.model.demo ? await startDemoModel({ pace: 4_000 }) : null;
  const model = new Model({ ...config.model, baseUrl: demo?.url ?? config.model.baseUrl, store: reports });
  const works = await tryAndTell(model, reports, config.model.windowTokens);
  if (works) await reports.keepTried(digest);
  await demo?.close();
  redis.close();
  return works;
}

async function tryAndTell(model: Model, reports: ModelReports, windowTokens: number): Promise<boolean> {
  const tried = await tryModels(model, windowTokens, print);
  await reports.keepOnly(tried.map(({ target }) => target));
  for (const { target, trials } of tried) {
    await reports.keepTrials(target.server, target.model, trials);
    const learned = describeLearned(await reports.read(target.server, target.model));
    console.info(`\n${target.model} at ${target.server}`);
    for (const sentence of learned.length > 0 ? learned : ['Takes everything in the best way.'])
      console.info(`  ${sentence}`);
  }
  const failed = tried.flatMap(({ trials }) => trials.filter(({ ok }) => !ok));
  if (!model.searches)
    console.info(
      '\nNobody searches the web: facts are checked against the document and the news on file (FACT_CHECK_PROVIDER).',
    );
  console.info(
    failed.length === 0 ? '\nEverything works.' : `\n${failed.length} of these did not work: see above what to change.`,
  );
  return failed.length === 0;
}

function print({ way, ok, message, firstTokenMs, tokensPerSecond }: ModelTrial, { model }: Target): void {
  const figures = [
    ...(firstTokenMs === null ? [] : [`first word after ${(firstTokenMs / 1_000).toFixed(1)} s`]),
    ...(tokensPerSecond === null ? [] : [`${tokensPerSecond.toLocaleString('en-US')} tokens a second`]),
  ];
  console.info(`${ok ? 'works' : 'FAILS'}  ${way.padEnd(12)} ${model.padEnd(20)} ${[message, ...figures].join(' · ')}`);
}

main().then(
  (works) => process.exit(works ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
