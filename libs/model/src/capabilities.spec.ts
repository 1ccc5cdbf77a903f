import { PlayedServer, streamOf } from '@copydesk/testing';
import { MemoryStore } from './capabilities';
import type { ModelUsage } from './chat';
import { Model, serverOf } from './model';

let server: PlayedServer;
let store: MemoryStore;
beforeAll(async () => (server = await PlayedServer.start()));
afterAll(() => server.close());
beforeEach(() => (store = new MemoryStore()));

const messages = [
  { role: 'system' as const, content: 'Task: review' },
  { role: 'user' as const, content: 'Read this.' },
];
const format = {
  name: 'review',
  schema: { type: 'object', properties: { ok: { type: 'boolean' } } },
  parse: (json: unknown) => json as { ok: boolean },
};
const EMAIL = ['Subject: Or', 'ders rose\n\nHello.'];
const JSON_ANSWER = streamOf(['{"ok"', ': true}']);

function model(baseUrl = server.url): Model {
  return new Model({ apiKey: 'none', baseUrl, write: 'w', check: 'c', effort: { write: 'low', check: 'low' }, store });
}
const usages: ModelUsage[] = [];
const options = () => ({ signal: new AbortController().signal, onUsage: (use: ModelUsage) => usages.push(use) });
const review = () => model().structured('check', messages, format, options());
const write = () => model().complete('write', messages, options());
const refusal = (status: number, body: unknown) => ({ status, body: JSON.stringify(body) });
const learnedOf = (name: string) => store.read(serverOf(server.url), name);
const formats = () => server.requests.map(({ body }) => body.response_format);

test('the first request is asked in the best way', async () => {
  server.play([{ body: JSON_ANSWER }]);
  expect(await review()).toEqual({ ok: true });
  expect(server.requests[0]?.body).toMatchObject({
    stream: true,
    stream_options: { include_usage: true },
    max_completion_tokens: 16_000,
    reasoning_effort: 'low',
    response_format: { type: 'json_schema', json_schema: { name: 'review', strict: true } },
  });
  expect(await learnedOf('c')).toEqual({});
});

describe('response_format: json_schema', () => {
  test.each([
    // llm-exe/llm-exe#662, UKGovernmentBEIS/inspect_ai#4916
    [
      'DeepSeek',
      400,
      {
        error: {
          message: 'This response_format type is unavailable now',
          type: 'invalid_request_error',
          param: null,
          code: 'invalid_request_error',
        },
      },
    ],
    // BerriAI/litellm#7580, dzhng/deep-research#22
    [
      'DeepSeek of before',
      422,
      'Failed to deserialize the JSON body into the target type: response_format: response_format.type `json_schema` is unavailable now at line 1 column 1193',
    ],
    // dzhng/deep-research#127
    [
      'Groq',
      400,
      {
        error: {
          message: "'response_format.type' : value is not one of the allowed values ['text','json_object']",
          type: 'invalid_request_error',
        },
      },
    ],
    // i-am-bee/beeai-framework#1215
    [
      'Groq and a keyword',
      400,
      {
        error: {
          message:
            'invalid schema for response format: response_format/json_schema/next_step: minItems is not supported',
          type: 'invalid_request_error',
        },
      },
    ],
    // BerriAI/litellm#6610
    [
      'xAI',
      400,
      {
        code: 'Client specified an invalid argument',
        error: 'The response_format parameter is unsupported at the moment. Leave it unset.',
      },
    ],
  ])('%s does not take it: any JSON object is asked for, with the schema in words', async (_name, status, body) => {
    server.play([refusal(status, body), { body: JSON_ANSWER }]);
    expect(await review()).toEqual({ ok: true });
    expect(formats()).toEqual([expect.objectContaining({ type: 'json_schema' }), { type: 'json_object' }]);
    expect(JSON.stringify(server.requests[1]?.body.messages)).toContain('JSON schema');
    expect(await learnedOf('c')).toEqual({ json: 'object' });
  });

  // lmstudio-ai/lmstudio-bug-tracker#189, LoadShine/tada#16: LM Studio takes json_schema, but no json_object.
  test('where no json_object is taken either, it is asked for in words alone, and so from then on', async () => {
    const first = refusal(400, { error: "'response_format.type' must be 'text'" });
    const second = refusal(400, { error: "'response_format.type' must be 'json_schema' or 'text'" });
    server.play([first, second, { body: JSON_ANSWER }, { body: JSON_ANSWER }]);
    expect(await review()).toEqual({ ok: true });
    expect(await review()).toEqual({ ok: true });
    expect(formats()).toEqual([expect.anything(), { type: 'json_object' }, undefined, undefined]);
    expect(await learnedOf('c')).toEqual({ json: 'words' });
    expect(await learnedOf('w')).toEqual({});
  });
});

test.each([
  // avante-corp/avante.nvim#2347, openai/openai-agents-python#442
  [
    'Mistral',
    422,
    {
      object: 'error',
      message: {
        detail: [
          {
            type: 'extra_forbidden',
            loc: ['body', 'stream_options', 'include_usage'],
            msg: 'Extra inputs are not permitted',
            input: true,
          },
        ],
      },
      type: 'invalid_request_error',
      param: null,
      code: null,
    },
  ],
  // openai/openai-python#2296
  [
    'Azure with data',
    400,
    { error: { message: 'Validation error at #/stream_options: Extra inputs are not permitted' } },
  ],
])('stream_options are unknown to %s: they are left out, and tokens estimated', async (_name, status, body) => {
  usages.length = 0;
  const untold = streamOf(EMAIL).replace(/data: [^\n]*"choices":\[\][^\n]*\n\n/, '');
  server.play([refusal(status, body), { body: untold }]);
  expect(await write()).toBe(EMAIL.join(''));
  expect(server.requests.map(({ body: sent }) => 'stream_options' in sent)).toEqual([true, false]);
  expect(usages).toMatchObject([{ model: 'w', estimated: true, outputTokens: 7 }]);
  expect(await learnedOf('w')).toEqual({ streamOptions: false });
});

test.each([
  // davidmigloz/langchain_dart#712: OpenAI, gpt-4o-mini
  [
    'OpenAI',
    {
      error: {
        message: 'Unrecognized request argument supplied: reasoning_effort',
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    },
  ],
  // Gitlawb/openclaude#1371
  [
    'Ollama',
    {
      error: {
        message: '"llama3.1:8b" does not support thinking',
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    },
  ],
  // ollama/ollama#12561
  [
    'Ollama, for a level',
    {
      error: {
        message: 'think value "medium" is not supported for this model',
        type: 'api_error',
        param: null,
        code: null,
      },
    },
  ],
])('an effort that %s does not take is left out', async (_name, body) => {
  server.play([refusal(400, body), { body: streamOf(EMAIL) }]);
  expect(await write()).toBe(EMAIL.join(''));
  expect(server.requests.map(({ body: sent }) => sent.reasoning_effort)).toEqual(['low', undefined]);
  expect(await learnedOf('w')).toEqual({ effort: false });
});

describe('the limit of an answer', () => {
  const limits = () => server.requests.map(({ body }) => [body.max_completion_tokens, body.max_tokens]);

  test.each([
    // editor-code-assistant/eca#315
    [
      'Mistral',
      422,
      {
        object: 'error',
        message: {
          detail: [
            {
              type: 'extra_forbidden',
              loc: ['body', 'max_completion_tokens'],
              msg: 'Extra inputs are not permitted',
              input: 32000,
            },
          ],
        },
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    ],
    // voideditor/void#128: vLLM of before
    [
      'vLLM',
      400,
      {
        object: 'error',
        message:
          "[{'type': 'extra_forbidden', 'loc': ('body', 'max_completion_tokens'), 'msg': 'Extra inputs are not permitted', 'input': 8192}]",
        type: 'BadRequestError',
        param: null,
        code: 400,
      },
    ],
  ])('%s knows max_tokens alone', async (_name, status, body) => {
    server.play([refusal(status, body), { body: streamOf(EMAIL) }]);
    await write();
    expect(limits()).toEqual([
      [16_000, undefined],
      [undefined, 16_000],
    ]);
    expect(await learnedOf('w')).toEqual({ limit: 'max_tokens' });
  });

  // fish2018/YPrompt#26, griptape-ai/ComfyUI-Griptape#312
  test('a model that takes max_completion_tokens alone is asked so, whatever was known before', async () => {
    await store.learn(serverOf(server.url), 'w', { limit: 'max_tokens' });
    const body = {
      error: {
        message:
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        type: 'invalid_request_error',
        param: 'max_tokens',
        code: 'unsupported_parameter',
      },
    };
    server.play([refusal(400, body), { body: streamOf(EMAIL) }]);
    await write();
    expect(limits()).toEqual([
      [undefined, 16_000],
      [16_000, undefined],
    ]);
  });

  // deepseek-ai/DeepSeek-V3#69
  test('a limit that is too large is lowered to what the server names', async () => {
    await store.learn(serverOf(server.url), 'w', { limit: 'max_tokens' });
    const body = {
      error: {
        message: 'Invalid max_tokens value, the valid range of max_tokens is [1, 8192]',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_request_error',
      },
    };
    server.play([refusal(400, body), { body: streamOf(EMAIL) }]);
    await write();
    expect(limits()[1]).toEqual([undefined, 8_192]);
    expect(await learnedOf('w')).toEqual({ limit: 'max_tokens', maxTokens: 8_192 });
  });

  test.each(['max_tokens must be at most 4096', 'max_tokens is too large: it must be less than or equal to 4,096'])(
    'the largest limit is read of %j',
    async (message) => {
      await store.learn(serverOf(server.url), 'w', { limit: 'max_tokens' });
      server.play([refusal(400, { error: { message } }), { body: streamOf(EMAIL) }]);
      await write();
      expect(limits()[1]).toEqual([undefined, 4_096]);
      expect(await learnedOf('w')).toEqual({ limit: 'max_tokens', maxTokens: 4_096 });
    },
  );

  test('a limit below 256 tokens is never taken, since no email fits it', async () => {
    server.play([refusal(400, { error: { message: 'max_completion_tokens must be at most 255' } })]);
    await expect(write()).rejects.toMatchObject({ code: 'model/unsupported' });
    expect(server.requests).toHaveLength(1);
    expect(await learnedOf('w')).toEqual({});
  });

  // ogx-ai/ogx#4534: vLLM; the same words from DeepSeek, evalstate/fast-agent#621
  test('where prompt and answer together are too much, the answer gets what is left, this once', async () => {
    const body = {
      object: 'error',
      message:
        "This model's maximum context length is 6048 tokens. However, you requested 16568 tokens (568 in the messages, 16000 in the completion). Please reduce the length of the messages or completion.",
      type: 'BadRequestError',
      param: null,
      code: 400,
    };
    server.play([refusal(400, body), { body: streamOf(EMAIL) }]);
    expect(await write()).toBe(EMAIL.join(''));
    expect(limits()[1]).toEqual([6_048 - 568 - 16, undefined]);
    expect(await learnedOf('w')).toEqual({});
  });

  test('a small window leaves the answer what the prompt does not need', async () => {
    const small = new Model({
      apiKey: 'none',
      baseUrl: server.url,
      write: 'w',
      check: 'c',
      windowTokens: 4_000,
      store,
    });
    server.play([{ body: streamOf(EMAIL) }]);
    await small.complete('write', [{ role: 'user', content: 'word '.repeat(2_000) }], options());
    expect(limits()[0]?.[0]).toBeLessThan(1_000);
  });
});

describe('roles', () => {
  test.each([
    // suitenumerique/conversations#197: Gemma 3 on vLLM
    [
      'Gemma',
      {
        error: {
          message:
            'Conversation roles must alternate user/assistant/user/assistant/... Conversation roles must alternate user/assistant/user/assistant/...',
          type: 'BadRequestError',
          param: null,
          code: 400,
        },
      },
    ],
    // microsoft/autogen#1037: Mistral on vLLM
    [
      'Mistral',
      {
        object: 'error',
        message: 'Conversation roles must alternate user/assistant/user/assistant/...',
        type: 'invalid_request_error',
        param: null,
        code: null,
      },
    ],
  ])('%s takes no instructions of their own: they begin the message of the user', async (_name, body) => {
    server.play([refusal(400, body), { body: streamOf(EMAIL) }]);
    await write();
    expect(server.requests[1]?.body.messages).toEqual([{ role: 'user', content: 'Task: review\n\nRead this.' }]);
    expect(await learnedOf('w')).toEqual({ systemRole: false });
  });

  test('the second try shows the model its bad answer, so that roles alternate', async () => {
    server.play([{ body: streamOf(['I will not.']) }, { body: JSON_ANSWER }]);
    expect(await review()).toEqual({ ok: true });
    expect(server.requests[1]?.body.messages).toMatchObject([
      { role: 'system' },
      { role: 'user', content: 'Read this.' },
      { role: 'assistant', content: 'I will not.' },
      { role: 'user', content: expect.stringContaining('not JSON') },
    ]);
  });
});

// lobehub/lobehub#9385
test('an organization that may not stream is answered in one piece', async () => {
  const body = {
    error: {
      message:
        'Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization.',
      type: 'invalid_request_error',
      param: 'stream',
      code: 'unsupported_value',
    },
  };
  const whole = {
    id: '1',
    object: 'chat.completion',
    choices: [
      { index: 0, message: { role: 'assistant', content: EMAIL.join(''), refusal: null }, finish_reason: 'stop' },
    ],
    usage: { prompt_tokens: 5, completion_tokens: 6, total_tokens: 11 },
  };
  server.play([refusal(400, body), { body: JSON.stringify(whole) }]);
  expect(await write()).toBe(EMAIL.join(''));
  expect(server.requests[1]?.body).toMatchObject({ stream: false });
  expect(server.requests[1]?.body).not.toHaveProperty('stream_options');
});

test('a server that takes nothing of all this is learned step by step, and asked once the next time', async () => {
  const extra = (name: string) =>
    refusal(422, { message: { detail: [{ type: 'extra_forbidden', loc: ['body', name] }] } });
  server.play([
    extra('stream_options'),
    extra('max_completion_tokens'),
    extra('reasoning_effort'),
    extra('response_format'),
    extra('response_format'),
    { body: JSON_ANSWER },
    { body: JSON_ANSWER },
  ]);
  await review();
  expect(server.requests).toHaveLength(6);
  await review();
  expect(server.requests).toHaveLength(7);
  expect(Object.keys(server.requests[6]?.body ?? {}).sort()).toEqual(['max_tokens', 'messages', 'model', 'stream']);
});

test('a server that always names the same parameter is not asked for ever', async () => {
  const always = refusal(400, {
    error: { message: 'reasoning_effort stream_options response_format max_tokens max_completion_tokens' },
  });
  server.play(Array.from({ length: 30 }, () => always));
  await expect(review()).rejects.toMatchObject({ code: 'model/unsupported', retry: 'never' });
  expect(server.requests.length).toBeLessThanOrEqual(10);
});

describe('a refusal that quotes the prompt', () => {
  const hostile = [
    'Our max_completion_tokens must be at most 300.',
    'Reasoning_effort and thinking cost\nmoney; streaming is not supported by the desk, stream_options either.',
    'The system role is not supported, response_format and json_schema are not either.',
  ].join('\n');
  const quoting = refusal(400, {
    error: { message: `Invalid input: "${hostile}" was flagged as a possible injection.`, type: 'invalid_request' },
  });
  const attack = () => model().complete('write', [...messages, { role: 'user', content: hostile }], options());

  test('teaches nothing and is not tried again', async () => {
    server.play([quoting, { body: streamOf(EMAIL) }]);
    await expect(attack()).rejects.toMatchObject({ code: 'model/unsupported' });
    expect(server.requests).toHaveLength(1);
    expect(await learnedOf('w')).toEqual({});
  });

  test('still tells which parameter the server names in a field of its own', async () => {
    const error = { message: `"${hostile}"`, param: 'reasoning_effort', code: 'unsupported_parameter' };
    server.play([refusal(400, { error }), { body: streamOf(EMAIL) }]);
    await attack();
    expect(await learnedOf('w')).toEqual({ effort: false });
  });

  test('that fails in the other way, too, teaches nothing', async () => {
    const body = { error: { message: 'reasoning_effort is not supported' } };
    server.play([refusal(400, body), refusal(400, { error: { message: 'This was flagged.' } })]);
    await expect(write()).rejects.toMatchObject({ code: 'model/unsupported' });
    expect(server.requests).toHaveLength(2);
    expect(await learnedOf('w')).toEqual({});
  });
});
