import { events, PlayedServer, streamOf, type PlayedAnswer } from '@copydesk/testing';
import { MemoryStore } from './capabilities';
import { Model } from './model';

let server: PlayedServer;
let store: MemoryStore;
beforeAll(async () => (server = await PlayedServer.start()));
afterAll(() => server.close());
beforeEach(() => (store = new MemoryStore()));

const messages = [{ role: 'user' as const, content: 'Write about ACME, in secret.' }];

function write(answer: PlayedAnswer) {
  server.play([answer]);
  const model = new Model({ apiKey: 'sk-secret', baseUrl: server.url, write: 'w', check: 'c', store });
  return model.complete('write', messages, { signal: new AbortController().signal, onUsage: () => {} });
}
const refusal = (status: number, body: unknown, headers = {}): PlayedAnswer => ({
  status,
  headers,
  body: JSON.stringify(body),
});
const error = (message: string, more = {}) => ({
  error: { message, type: 'invalid_request_error', param: null, code: null, ...more },
});

afterEach(() => {
  for (const problem of store.problems) expect(problem).not.toMatch(/secret|ACME/);
  expect(server.requests).toHaveLength(1);
});

describe('more than the model can read', () => {
  test.each([
    // rahul2002m/ChatPDF#6, huggingface.co/ElanInPhilly
    [
      'OpenAI',
      refusal(
        400,
        error(
          "This model's maximum context length is 128000 tokens. However, your messages resulted in 419624 tokens. Please reduce the length of the messages.",
          { param: 'messages', code: 'context_length_exceeded' },
        ),
      ),
      '128,000',
      '419,624',
    ],
    // vllm-project/vllm#20409: the prompt alone is too much
    [
      'vLLM',
      refusal(400, {
        object: 'error',
        message:
          "This model's maximum context length is 16384 tokens. However, you requested 122946 tokens (112946 in the messages, 10000 in the completion). Please reduce the length of the messages or completion.",
        type: 'BadRequestError',
        param: null,
        code: 400,
      }),
      '16,384',
      '122,946',
    ],
    // ggml-org/llama.cpp#17284, and #15780 for the numbers
    [
      'llama.cpp',
      refusal(400, {
        error: {
          code: 400,
          message: 'the request exceeds the available context size, try increasing it',
          type: 'exceed_context_size_error',
          n_prompt_tokens: 14429,
          n_ctx: 8192,
        },
      }),
      '8,192',
      '14,429',
    ],
    // oobabooga/textgen#7257: the same under status 200, as a stream
    [
      'llama.cpp, in a stream',
      {
        body: 'data: {"error":{"code":400,"message":"the request exceeds the available context size. try increasing the context size or enable context shift","type":"exceed_context_size_error","n_prompt_tokens":14429,"n_ctx":8192}}\n\n',
      },
      '8,192',
      '14,429',
    ],
    // and as JSON
    [
      'llama.cpp, as JSON',
      {
        body: '{"error":{"code":400,"message":"the request exceeds the available context size. try increasing the context size or enable context shift","type":"exceed_context_size_error","n_prompt_tokens":14429,"n_ctx":8192}}',
      },
      '8,192',
      '14,429',
    ],
  ])('%s says so with its numbers, which people and operators read', async (_name, answer, limit, given) => {
    const failure = write(answer);
    await expect(failure).rejects.toMatchObject({ code: 'model/too-long', retry: 'never' });
    await expect(failure).rejects.toThrow(`it reads ${limit} tokens, it was given ${given}`);
    await expect(failure).rejects.toMatchObject({ detail: expect.stringContaining('MODEL_WINDOW') });
  });

  // ollama/ollama#17889, #17427: 200, and prompt_tokens is half of the window.
  test('Ollama cuts without a word: the job and the operators hear of it', async () => {
    const body = streamOf(['Subject: Hi']).replace('"prompt_tokens":50', '"prompt_tokens":2050');
    server.play([{ body }]);
    const model = new Model({ apiKey: 'none', baseUrl: server.url, write: 'w', check: 'c', store });
    const uses: unknown[] = [];
    const content = 'Revenue rose by nine percent in the third quarter. '.repeat(600);
    await model.complete('write', [{ role: 'user', content }], {
      signal: new AbortController().signal,
      onUsage: (use) => uses.push(use),
    });
    expect(uses).toMatchObject([{ cut: { from: content.length, to: expect.any(Number) } }]);
    expect(store.problems).toEqual([expect.stringMatching(/2,050 tokens.*OLLAMA_CONTEXT_LENGTH/)]);
  });

  test.each([
    ['English', 'The company said on Tuesday that quarterly revenue had increased. ', 4.8],
    ['German', 'Das Unternehmen steigerte den Umsatz im dritten Quartal erheblich. ', 4],
    ['Russian', 'Выручка компании выросла в третьем квартале на девять процентов. ', 3],
    ['a table with much white space', 'Revenue                      4,512       3,998        12.9%\n', 3],
  ])('%s is not taken for cut', async (_name, sentence, charactersPerToken) => {
    const content = sentence.repeat(400);
    const read = Math.round(content.replace(/ {2,}/g, ' ').length / charactersPerToken);
    server.play([{ body: streamOf(['Subject: Hi']).replace('"prompt_tokens":50', `"prompt_tokens":${read}`) }]);
    const model = new Model({ apiKey: 'none', baseUrl: server.url, write: 'w', check: 'c', store });
    await model.complete('write', [{ role: 'user', content }], {
      signal: new AbortController().signal,
      onUsage: () => {},
    });
    expect(store.problems).toEqual([]);
  });
});

describe('a refusal says whose rule it was, and is not tried again', () => {
  const chunk = (delta: object, finish: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const whole = {
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: "I'm sorry, I can't assist with that." },
        finish_reason: 'stop',
      },
    ],
  };

  test.each([
    // Documented: platform.openai.com/docs/guides/structured-outputs#refusals
    [
      'the model, in a stream',
      {
        body: events(
          chunk({ role: 'assistant', content: '', refusal: null }),
          chunk({ refusal: "I'm sorry, " }),
          chunk({ refusal: "I can't." }),
          chunk({}, 'stop'),
        ),
      },
      'The writing model itself',
    ],
    ['the model, in one piece', { body: JSON.stringify(whole) }, 'The writing model itself'],
    // Documented: learn.microsoft.com/azure/ai-services/openai/concepts/content-filter
    [
      'a filter, in the midst',
      {
        body: events(chunk({ content: 'Subject: ' }), {
          choices: [
            {
              index: 0,
              finish_reason: 'content_filter',
              content_filter_results: { violence: { filtered: true, severity: 'medium' } },
            },
          ],
        }),
      },
      'The content rules',
    ],
    // vibrantlabsai/ragas#649, Gitlawb/openclaude#273
    [
      'Azure, for the prompt',
      refusal(400, {
        error: {
          message:
            "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry. To learn more about our content filtering policies please read our documentation: https://go.microsoft.com/fwlink/?linkid=2198766",
          type: null,
          param: 'prompt',
          code: 'content_filter',
          status: 400,
          innererror: {
            code: 'ResponsibleAIPolicyViolation',
            content_filter_result: {
              hate: { filtered: false, severity: 'safe' },
              violence: { filtered: true, severity: 'medium' },
            },
          },
        },
      }),
      'The content rules',
    ],
  ])('%s', async (_name, answer, whose) => {
    const failure = write(answer);
    await expect(failure).rejects.toMatchObject({ code: 'model/refused', retry: 'never' });
    await expect(failure).rejects.toThrow(whose);
  });
});

describe('a server that is busy', () => {
  // A busy machine comes to it seconds later.
  const soon = new Date(Date.now() + 50_000).toUTCString();
  test.each([
    ['seconds', { 'Retry-After': '7' }, 7_000, 7_000],
    ['a date', { 'Retry-After': soon }, 5_000, 50_000],
    // Documented: Azure and OpenAI send both
    [
      'a date by another clock than ours',
      { Date: 'Mon, 05 Jan 2026 10:00:00 GMT', 'Retry-After': 'Mon, 05 Jan 2026 10:00:25 GMT' },
      25_000,
      25_000,
    ],
    ['milliseconds', { 'Retry-After-Ms': '1500', 'Retry-After': '2' }, 1_500, 1_500],
    // thoughtbot.com/blog/openai-rate-limits
    [
      'OpenAI, when its limits are whole again',
      { 'x-ratelimit-reset-requests': '1s', 'x-ratelimit-reset-tokens': '6m0s' },
      60_000,
      60_000,
    ],
    // community.openai.com/t/1268905
    ['OpenAI, soon', { 'x-ratelimit-reset-requests': '12ms', 'x-ratelimit-reset-tokens': '9ms' }, 12, 12],
    // openai/openai-dotnet#838: Azure tells whole seconds
    ['Azure', { 'x-ratelimit-reset-tokens': '21' }, 21_000, 21_000],
    ['Groq', { 'x-ratelimit-reset-tokens': '7.66s' }, 7_660, 7_660],
    // By the server's own clock, which is told in whole seconds.
    ['OpenRouter', { 'X-RateLimit-Reset': String(Date.now() + 50_000) }, 5_000, 51_000],
    ['nothing', {}, 0, 0],
    ['nonsense', { 'Retry-After': 'soon' }, 0, 0],
  ])('%s: it is left alone for so long', async (_name, headers, least, most) => {
    const failure: unknown = await write(
      refusal(429, error('Rate limit reached', { code: 'rate_limit_exceeded' }), headers),
    ).catch((caught: unknown) => caught);
    expect(failure).toMatchObject({ code: 'model/busy', retry: 'later' });
    const { retryAfterMs } = failure as { retryAfterMs: number };
    expect(retryAfterMs).toBeGreaterThanOrEqual(least);
    expect(retryAfterMs).toBeLessThanOrEqual(most);
  });
});

test.each([
  [
    'a key that is not taken',
    refusal(401, error('Incorrect API key provided: sk-secret')),
    'model/not-set-up',
    'OPENAI_API_KEY',
  ],
  [
    'no credit',
    refusal(429, error('You exceeded your current quota', { code: 'insufficient_quota' })),
    'model/not-set-up',
    'billing',
  ],
  // Documented: api-docs.deepseek.com/quick_start/error_codes
  ['no credit at DeepSeek', refusal(402, error('Insufficient Balance')), 'model/not-set-up', 'billing'],
  [
    'an unknown model',
    refusal(404, error('model "w" not found, try pulling it first')),
    'model/not-set-up',
    'MODEL_WRITE',
  ],
  [
    'a parameter of ours',
    refusal(400, error('messages: unknown variant, in: Write about ACME, in secret.', { param: 'messages' })),
    'model/unsupported',
    'does not accept messages',
  ],
  [
    'a request it does not understand',
    refusal(422, { detail: 'Write about ACME, in secret.' }),
    'model/unsupported',
    'does not accept our request',
  ],
])(
  '%s: an operator reads what to change, a person that nothing of theirs is wrong',
  async (_name, answer, code, detail) => {
    const failure = write(answer);
    await expect(failure).rejects.toMatchObject({ code, retry: 'never', detail: expect.stringContaining(detail) });
    await expect(failure).rejects.toThrow('administrator');
  },
);

test('an email that is cut off is said, and is not asked for again', async () => {
  await expect(write({ body: streamOf(['Subject: Hi'], 'length') })).rejects.toMatchObject({
    code: 'model/cut-off',
    retry: 'never',
    detail: expect.stringContaining('MODEL_MAX_TOKENS'),
  });
});

test('a model that only thought says so', async () => {
  const chunk = (delta: object, finish: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const failure = write({ body: events(chunk({ reasoning: 'Hm.' }), chunk({ content: '' }, 'length')) });
  await expect(failure).rejects.toThrow('for thinking');
});
