import OpenAI, { RateLimitError } from 'openai';
import { fence } from '@copydesk/text';
import { startDemoModel, type DemoModel } from './start-demo-model';
import type { Fault } from './fault';

const NEWS = fence('3f9a1c07', 'catalyst', 'The Fed cut rates by 25 basis points on Wednesday.');
const MESSAGES = [{ role: 'user' as const, content: NEWS }];

let demo: DemoModel;
let client: OpenAI;

beforeAll(async () => {
  demo = await startDemoModel({ pace: Infinity, keepsCalls: true });
  client = new OpenAI({ apiKey: 'none', baseURL: demo.url, maxRetries: 0, logLevel: 'off' });
});
afterEach(() => demo.reset());
afterAll(() => demo.close());

async function read(signal?: AbortSignal, onText?: (text: string) => void) {
  const body = { model: 'demo', messages: MESSAGES, stream: true as const, stream_options: { include_usage: true } };
  const seen = { text: '', finish: null as string | null, tokens: 0 };
  for await (const chunk of await client.chat.completions.create(body, { signal })) {
    seen.text += chunk.choices[0]?.delta.content ?? '';
    seen.finish = chunk.choices[0]?.finish_reason ?? seen.finish;
    seen.tokens = chunk.usage?.total_tokens ?? seen.tokens;
    if (seen.text !== '') onText?.(seen.text);
  }
  return seen;
}

const whole = () => client.chat.completions.create({ model: 'demo', messages: MESSAGES });

/** Waits for what a call notes when its connection closes. */
async function ended(at = 0) {
  const call = demo.calls[at];
  while (call && call.closedAt === null) await new Promise(setImmediate);
  return call;
}

describe('an answer', () => {
  it('streams, with a finish reason and usage', async () => {
    const seen = await read();
    expect(seen.text).toMatch(/^Subject: .*\n\n/);
    expect(seen.text).toContain('25 basis points');
    expect(seen).toMatchObject({ finish: 'stop', tokens: expect.any(Number) });
    expect(seen.tokens).toBeGreaterThan(10);
  });

  it('is the same whole and streamed, today and tomorrow', async () => {
    const [streamed, again, complete] = [await read(), await read(), await whole()];
    expect(again.text).toBe(streamed.text);
    expect(complete.choices[0]?.message.content).toBe(streamed.text);
    expect(complete.choices[0]?.finish_reason).toBe('stop');
    expect(complete.usage?.total_tokens).toBe(streamed.tokens);
  });

  it('comes in pieces', async () => {
    const lengths: number[] = [];
    await read(undefined, (text) => lengths.push(text.length));
    expect(new Set(lengths).size).toBeGreaterThan(2);
  });

  it('keeps to its pace', async () => {
    demo.pace = 2_000;
    const started = performance.now();
    const { text } = await read();
    const due = (text.length / 2_000) * 1_000;
    expect(performance.now() - started).toBeGreaterThan(due * 0.6);
  });

  it('names the models', async () => {
    expect((await client.models.list()).data.map(({ id }) => id)).toEqual(['demo']);
  });

  it.each([
    ['another path', 'embeddings', {}, 404],
    ['a body that is no response request', 'responses', { model: 'demo' }, 400],
    ['a body that is no request', 'chat/completions', { model: 'demo' }, 400],
  ])('is refused on %s', async (_name, path, body, status) => {
    const answer = await fetch(`${demo.url}/${path}`, { method: 'POST', body: JSON.stringify(body) });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { message: expect.any(String) } });
  });
});

describe('what a call notes', () => {
  it('is what was asked, when the text began and how it ended', async () => {
    await read();
    const call = await ended();
    expect(call).toMatchObject({ request: { messages: MESSAGES }, model: 'demo', streamed: true, ended: 'finished' });
    expect(call?.firstTokenAt).toBeGreaterThanOrEqual(call?.startedAt ?? Infinity);
    expect(call?.closedAt).toBeGreaterThanOrEqual(call?.firstTokenAt ?? Infinity);
  });

  it.each<[string, Fault, number]>([
    ['in the middle of writing', { kind: 'none' }, 40],
    ['in a hang before the headers', { kind: 'hang-before-headers' }, 1_000],
    ['in a hang in the middle', { kind: 'hang', afterCharacters: 10 }, 1_000],
  ])('shows at once that the client left %s', async (_name, fault, pace) => {
    demo.pace = pace;
    demo.play(fault);
    const leave = new AbortController();
    const reading = read(leave.signal, () => leave.abort()).catch(() => undefined);
    while (demo.calls.length === 0) await new Promise(setImmediate);
    if (fault.kind === 'hang-before-headers') leave.abort();
    await reading;
    const left = Date.now();
    const call = await ended();
    expect(call?.ended).toBe('aborted');
    expect((call?.closedAt ?? Infinity) - left).toBeLessThan(5_000);
  });

  it('is forgotten on reset, with the faults and the pace', async () => {
    demo.play({ kind: 'status', status: 500 });
    demo.pace = 1;
    await expect(whole()).rejects.toThrow();
    demo.play({ kind: 'status', status: 500 });
    expect(demo.waiting).toBe(1);
    demo.reset();
    expect(demo.waiting).toBe(0);
    expect(demo.calls).toEqual([]);
    expect(demo.pace).toBe(Infinity);
    await expect(whole()).resolves.toBeDefined();
  });
});

describe('a fault', () => {
  it('429 carries Retry-After', async () => {
    demo.play({ kind: 'status', status: 429, retryAfterSeconds: 7 });
    const error = await read().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(RateLimitError);
    const headers: unknown = error instanceof RateLimitError ? error.headers : undefined;
    expect(headers instanceof Headers && headers.get('retry-after')).toBe('7');
    expect((await ended())?.ended).toBe('fault');
  });

  it.each([500, 503, 401])('%i is answered as it is', async (status) => {
    demo.play({ kind: 'status', status });
    await expect(read()).rejects.toMatchObject({ status });
  });

  it('cut tears the connection after so many characters', async () => {
    demo.play({ kind: 'cut', afterCharacters: 25 });
    let seen = '';
    await expect(read(undefined, (text) => (seen = text))).rejects.toThrow();
    expect(seen).toHaveLength(25);
    expect((await ended())?.ended).toBe('fault');
  });

  it('cut tears a whole answer too', async () => {
    demo.play({ kind: 'cut', afterCharacters: 25 });
    await expect(whole()).rejects.toThrow();
  });

  it('garbage-line breaks the stream', async () => {
    demo.play({ kind: 'garbage-line', afterCharacters: 25 });
    await expect(read()).rejects.toThrow(SyntaxError);
  });

  it('no-finish-reason ends without one', async () => {
    demo.play({ kind: 'no-finish-reason' });
    const seen = await read();
    expect(seen.finish).toBeNull();
    expect(seen.text).toContain('25 basis points');
  });

  it('empty-answer has no text', async () => {
    demo.play({ kind: 'empty-answer' });
    expect(await read()).toMatchObject({ text: '', finish: 'stop' });
  });

  it('not-json is prose', async () => {
    demo.play({ kind: 'not-json' });
    const content = (await whole()).choices[0]?.message.content ?? '';
    expect(() => void JSON.parse(content)).toThrow();
  });

  it('is played once, in the order it was lined up', async () => {
    demo.play({ kind: 'none' }, { kind: 'status', status: 500 });
    await whole();
    await expect(whole()).rejects.toMatchObject({ status: 500 });
    await whole();
    expect(demo.calls.map(({ fault }) => fault.kind)).toEqual(['none', 'status', 'none']);
  });
});
