import fc from 'fast-check';
import { events, PlayedServer, streamOf } from '@copydesk/testing';
import type { ModelUsage } from './chat';
import { MemoryStore } from './capabilities';
import { Model } from './model';

let server: PlayedServer;
let store: MemoryStore;
let model: Model;
beforeAll(async () => (server = await PlayedServer.start()));
afterAll(() => server.close());
beforeEach(() => {
  store = new MemoryStore();
  model = new Model({ apiKey: 'none', baseUrl: server.url, write: 'w', check: 'c', store });
});

const EMAIL = 'Subject: Orders rose\n\nHello Anna. €4.2bn 🚀';
const messages = [{ role: 'user' as const, content: 'Write.' }];
const format = { name: 'review', schema: {}, parse: (json: unknown) => json };

async function write() {
  const pieces: string[] = [];
  const usages: ModelUsage[] = [];
  let thoughts = 0;
  const text = await model.stream('write', messages, {
    signal: new AbortController().signal,
    onText: (piece) => pieces.push(piece),
    onUsage: (use) => usages.push(use),
    onThinking: () => (thoughts += 1),
  });
  expect(pieces.join('')).toBe(text);
  return { text, usages, thoughts };
}
const review = () =>
  model.structured('check', messages, format, { signal: new AbortController().signal, onUsage: () => {} });
const delta = (fields: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta: fields, finish_reason: finish }],
});

/** Streams as servers send them, and the answer that is in them. */
const STREAMS: [name: string, body: string][] = [
  ['plain', streamOf([EMAIL.slice(0, 3), EMAIL.slice(3)])],
  // Documented: api-docs.deepseek.com/guides/thinking_mode; vLLM with a reasoning parser sends the same.
  [
    'DeepSeek, thoughts beside the text',
    events(
      delta({ role: 'assistant', content: null, reasoning_content: 'The user' }),
      delta({ content: null, reasoning_content: ' wants an email.' }),
      delta({ content: EMAIL, reasoning_content: null }),
      {
        ...delta({ content: '', reasoning_content: null }, 'stop'),
        usage: {
          prompt_tokens: 10,
          completion_tokens: 20,
          prompt_cache_hit_tokens: 4,
          completion_tokens_details: { reasoning_tokens: 7 },
        },
      },
    ),
  ],
  // jeremychone/rust-genai#106, decolua/9router#3601
  [
    'Ollama, thoughts beside the text',
    events(
      delta({ role: 'assistant', content: '', reasoning: 'Okay' }),
      delta({ role: 'assistant', content: EMAIL }),
      delta({ role: 'assistant', content: '' }, 'stop'),
    ),
  ],
  // vllm-project/vllm#43933
  [
    'vLLM, the last thought and the first word at once',
    events(delta({ reasoning_content: 'Done.', content: EMAIL }), delta({}, 'stop')),
  ],
  // envoyproxy/ai-gateway#1222
  [
    'Bedrock behind a gateway',
    events(
      delta({ role: 'assistant', reasoning_content: { text: 'I nee' } }),
      delta({ content: EMAIL }),
      delta({}, 'stop'),
    ),
  ],
  ['thoughts in the text', streamOf(['<thi', 'nk>Hm. Subject: no</th', 'ink>\n\n', EMAIL])],
  ['a fence', streamOf(['``', '`markdown\n', EMAIL, '\n`', '``'])],
  ['a preamble', streamOf(['Sure! Here is', ' your email:\n\n', EMAIL])],
  // AbanteAI/archive-old-cli-mentat#429
  [
    'Azure, first chunks without choices',
    events(
      {
        id: '',
        choices: [],
        created: 0,
        model: '',
        object: '',
        system_fingerprint: null,
        prompt_filter_results: [
          { prompt_index: 0, content_filter_results: { hate: { filtered: false, severity: 'safe' } } },
        ],
      },
      delta({ role: 'assistant', content: EMAIL }),
      {
        choices: [
          { index: 0, finish_reason: null, content_filter_offsets: { check_offset: 1 }, content_filter_results: {} },
        ],
      },
      delta({}, 'stop'),
    ),
  ],
  // seratch/ChatGPT-in-Slack#49
  [
    'Azure of 2023, usage null',
    events(
      { id: '', object: '', created: 0, model: '', prompt_annotations: [], choices: [], usage: null },
      delta({ content: EMAIL }),
      { ...delta({}, 'stop'), usage: null },
    ),
  ],
  [
    'chunks without choices',
    events({ object: 'ping' }, delta({ content: EMAIL }), { choices: null }, delta({}, 'stop'), {
      usage: { prompt_tokens: 3, completion_tokens: 4 },
    }),
  ],
  // Documented: openrouter.ai/docs/api-reference/streaming
  ['OpenRouter, comments while it waits', `: OPENROUTER PROCESSING\n\n: OPENROUTER PROCESSING\n\n${streamOf([EMAIL])}`],
  // Documented: docs.mistral.ai/capabilities/reasoning
  [
    'Mistral, parts',
    events(
      delta({ role: 'assistant', content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }),
      delta({ content: [{ type: 'text', text: EMAIL.slice(0, 10) }] }),
      delta({ content: EMAIL.slice(10) }, 'stop'),
    ),
  ],
  ['lines that end in \\r\\n', streamOf([EMAIL]).replaceAll('\n\n', '\r\n\r\n')],
  [
    'a server that does not stream',
    JSON.stringify({
      choices: [{ index: 0, message: { role: 'assistant', content: EMAIL }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 2 },
    }),
  ],
];

test.each(STREAMS)('%s: the email and nothing else', async (_name, body) => {
  server.play([{ body }]);
  expect((await write()).text).toBe(EMAIL);
});

test('however the bytes are split, the email is the same', async () => {
  const splits = fc.array(fc.integer({ min: 1, max: 1_500 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...STREAMS), splits, async ([, body], places) => {
      server.play([{ body }], places);
      expect((await write()).text).toBe(EMAIL);
    }),
    { numRuns: 150 },
  );
});

test('split before every byte, each stream gives the email', async () => {
  for (const [, body] of STREAMS) {
    server.play(
      [{ body }],
      Array.from({ length: Buffer.byteLength(body) }, (_, index) => index),
    );
    expect((await write()).text).toBe(EMAIL);
  }
});

test('thoughts beside the text are heard, and their tokens and those of a cache are told apart', async () => {
  server.play([{ body: STREAMS[1]?.[1] ?? '' }]);
  const { usages, thoughts } = await write();
  expect(thoughts).toBe(1);
  expect(usages).toEqual([
    { model: 'w', inputTokens: 10, outputTokens: 20, cachedTokens: 4, reasoningTokens: 7, estimated: false },
  ]);
});

test('a thought that opened in the template costs one try, and is known from then on', async () => {
  const body = streamOf(['Alright, an email.\n', '</think>\n\n', EMAIL]);
  server.play([{ body }, { body }]);
  await expect(write()).rejects.toMatchObject({ code: 'model/bad-answer', retry: 'later' });
  expect((await write()).text).toBe(EMAIL);
});

describe('JSON', () => {
  test.each([
    ['in a fence', ['```json\n{"ok', '": true}\n```']],
    ['with sentences around it', ['Here is the review:\n\n{"ok": true}\n\nLet me know!']],
    ['with a comma too many', ['{"ok": true,}']],
    ['behind a thought', ['<think>{"ok": false}</think>', '{"ok": true}']],
    ['behind a thought that opened in the template', ['Hm, {"ok": false}?\n</think>\n{"ok": true}']],
  ])('%s is found, and nothing is asked twice', async (_name, pieces) => {
    server.play([{ body: streamOf(pieces) }]);
    expect(await review()).toEqual({ ok: true });
    expect(server.requests).toHaveLength(1);
  });

  test('that is cut off is asked for once more, with more room and without the half', async () => {
    server.play([{ body: streamOf(['{"ok": tr'], 'length') }, { body: streamOf(['{"ok": true}']) }]);
    expect(await review()).toEqual({ ok: true });
    expect(server.requests.map(({ body }) => body.max_completion_tokens)).toEqual([16_000, 32_000]);
    expect(server.requests[1]?.body.messages).toHaveLength(1);
  });

  test('that is cut off twice is said', async () => {
    const cut = { body: streamOf(['{"ok": tr'], 'length') };
    server.play([cut, cut]);
    await expect(review()).rejects.toMatchObject({ code: 'model/cut-off', retry: 'never' });
  });
});
