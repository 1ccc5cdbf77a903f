import { startDemoModel, type DemoModel } from '@copydesk/demo-model';
import { Model } from '@copydesk/model';
import { tryModels } from './try-models';

let demo: DemoModel;
beforeAll(async () => (demo = await startDemoModel({ pace: Infinity })));
afterAll(() => demo.close());
beforeEach(() => demo.reset());

const modelOf = (check: string) =>
  new Model({
    apiKey: 'none',
    baseUrl: demo.url,
    write: 'w',
    check,
    search: { provider: 'openai-responses', model: check },
  });

test('a model is tried in each way in which it is used', async () => {
  const said: string[] = [];
  const tried = await tryModels(modelOf('c'), 32_000, ({ way }, { model }) => said.push(`${model} ${way}`));
  expect(said).toEqual(['w stream', 'c structured', 'c long prompt', 'c web search']);
  expect(tried.flatMap(({ trials }) => trials)).toMatchObject([
    { ok: true, message: 'It wrote an email.', firstTokenMs: expect.any(Number), tokensPerSecond: expect.any(Number) },
    { ok: true, message: 'It filled in a review.' },
    { ok: true, message: expect.stringMatching(/^It read [\d,]{5,} tokens/) },
    { ok: true, message: 'It named no source.' },
  ]);
});

test('what fails says what to change, and the other ways are tried all the same', async () => {
  demo.play({ kind: 'none' }, { kind: 'status', status: 404 });
  const tried = await tryModels(modelOf('w'), 32_000, () => {});
  expect(tried).toHaveLength(1);
  expect(tried[0]?.trials.map(({ ok }) => ok)).toEqual([true, false, true, true]);
  expect(tried[0]?.trials[1]?.message).toContain('MODEL_CHECK');
});
