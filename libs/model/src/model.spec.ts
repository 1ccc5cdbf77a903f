import { startDemoModel, type DemoModel } from '@copydesk/demo-model';
import type { ModelUsage } from './chat';
import { Model } from './model';

let demo: DemoModel;
let model: Model;
/** For a server that hangs: long enough that a busy machine asks it before. */
let impatient: Model;
beforeAll(async () => {
  demo = await startDemoModel({ pace: 1_000_000, keepsCalls: true });
  const settings = { apiKey: 'none', baseUrl: demo.url, write: 'w', check: 'c' };
  model = new Model(settings);
  impatient = new Model({ ...settings, silence: { firstTokenMs: 1_500, silenceMs: 1_500 } });
});
afterAll(() => demo.close());
beforeEach(() => demo.reset());

const ask = [{ role: 'user' as const, content: 'Task: hotlist\n\nWrite.' }];

function call(signal = new AbortController().signal, asked = model) {
  const pieces: string[] = [];
  const usages: ModelUsage[] = [];
  const options = {
    signal,
    onText: (piece: string) => pieces.push(piece),
    onUsage: (use: ModelUsage) => usages.push(use),
  };
  return { pieces, usages, answer: asked.stream('write', ask, options) };
}

test('the pieces make the answer, and the use is told', async () => {
  const { pieces, usages, answer } = call();
  const text = await answer;
  expect(pieces.join('')).toBe(text);
  expect(pieces.length).toBeGreaterThan(3);
  expect(usages).toMatchObject([{ model: 'w' }]);
  expect(usages[0]?.outputTokens).toBeGreaterThan(0);
});

test.each([
  ['status 429', { kind: 'status', status: 429, retryAfterSeconds: 7 }, 'model/busy', 'later', 7_000],
  ['status 503', { kind: 'status', status: 503 }, 'model/busy', 'later', 0],
  ['status 500', { kind: 'status', status: 500 }, 'model/unavailable', 'later', 0],
  ['status 401', { kind: 'status', status: 401 }, 'model/not-set-up', 'never', 0],
  ['status 404', { kind: 'status', status: 404 }, 'model/not-set-up', 'never', 0],
  ['status 413', { kind: 'status', status: 413 }, 'model/too-long', 'never', 0],
  ['status 400', { kind: 'status', status: 400 }, 'model/unsupported', 'never', 0],
  ['no word before the headers', { kind: 'hang-before-headers' }, 'model/timeout', 'later', 0],
  ['silence in the middle', { kind: 'hang', afterCharacters: 20 }, 'model/timeout', 'later', 0],
  ['a cut connection', { kind: 'cut', afterCharacters: 20 }, 'model/unavailable', 'later', 0],
  ['a garbage line', { kind: 'garbage-line', afterCharacters: 20 }, 'model/unavailable', 'later', 0],
  ['no finish reason', { kind: 'no-finish-reason' }, 'model/unavailable', 'later', 0],
  ['an empty answer', { kind: 'empty-answer' }, 'model/bad-answer', 'later', 0],
] as const)('%s is told apart, and asked once only', async (_, fault, code, retry, retryAfterMs) => {
  demo.play(fault);
  const asked = code === 'model/timeout' ? impatient : model;
  await expect(call(undefined, asked).answer).rejects.toMatchObject({ code, retry, retryAfterMs });
  expect(demo.calls).toHaveLength(1);
});

test('a NUL that a model writes is left out', async () => {
  demo.play({ kind: 'answer', content: 'Subject: Or\u0000ders rose' });
  expect(await call().answer).toBe('Subject: Orders rose');
});

test('a server that is not there is unavailable', async () => {
  const nobody = new Model({ apiKey: 'none', baseUrl: 'http://127.0.0.1:9/v1', write: 'w', check: 'c' });
  const options = { signal: new AbortController().signal, onText: () => {}, onUsage: () => {} };
  await expect(nobody.stream('write', ask, options)).rejects.toMatchObject({
    code: 'model/unavailable',
    retry: 'later',
  });
});

test('an abort ends the call with its own reason', async () => {
  demo.play({ kind: 'hang-before-headers' });
  const stop = new AbortController();
  const { answer } = call(stop.signal);
  const reason = new Error('stopped by the user');
  stop.abort(reason);
  await expect(answer).rejects.toBe(reason);
});
