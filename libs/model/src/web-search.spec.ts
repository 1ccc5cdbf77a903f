import { startDemoModel, type DemoModel } from '@copydesk/demo-model';
import type { ModelUsage } from './chat';
import { Model } from './model';
import { readResponsesAnswer } from './read-responses-answer';

let demo: DemoModel;
let byResponses: Model;
let byPerplexity: Model;
/** The same for a server that hangs: long enough that a busy machine asks it before. */
let impatientByResponses: Model;
let impatientByPerplexity: Model;
beforeAll(async () => {
  demo = await startDemoModel({ pace: Infinity, keepsCalls: true });
  const settings = {
    apiKey: 'none',
    baseUrl: demo.url,
    write: 'w',
    check: 'c',
  };
  const silence = { firstTokenMs: 1_500, silenceMs: 1_500 };
  const responses = { ...settings, search: { provider: 'openai-responses' as const, model: 's' } };
  byResponses = new Model(responses);
  impatientByResponses = new Model({ ...responses, silence });
  const search = { provider: 'perplexity' as const, model: 'sonar', apiKey: 'key', baseUrl: demo.url };
  const perplexity = { ...settings, baseUrl: 'http://127.0.0.1:9/v1', search };
  byPerplexity = new Model(perplexity);
  impatientByPerplexity = new Model({ ...perplexity, silence });
});
afterAll(() => demo.close());
beforeEach(() => demo.reset());

const ask = [{ role: 'user' as const, content: 'Is it true?' }];
function call(model: Model, signal = new AbortController().signal) {
  const usages: ModelUsage[] = [];
  return { usages, answer: model.answerWithSources(ask, { signal, onUsage: (use) => usages.push(use) }) };
}
const cite = (url: unknown, start: unknown, end: unknown, title: unknown = 'A page') => ({
  type: 'url_citation',
  url,
  title,
  start_index: start,
  end_index: end,
});

describe('a search by the Responses API', () => {
  it('asks for the web search, and nothing is kept', async () => {
    await call(byResponses).answer;
    expect(demo.calls[0]?.request).toMatchObject({ model: 's', tools: [{ type: 'web_search' }], store: false });
  });

  it('reads text, pages and places', async () => {
    const content = 'Up 🚀 (one). Down (two).';
    const annotations = [
      cite('https://one.example/', 5, 10),
      cite('https://two.example/', 17, 22, ' Two '),
      cite('https://one.example/', 0, 2),
    ];
    demo.play({ kind: 'answer', content, annotations });
    const { answer, usages } = call(byResponses);
    const read = await answer;
    expect(read).toMatchObject({
      text: content,
      searched: true,
      sources: [
        { url: 'https://one.example/', title: 'A page' },
        { url: 'https://two.example/', title: 'Two' },
      ],
    });
    expect(read.marks.map(({ from, to, source }) => [content.slice(from, to), source])).toEqual([
      ['(one)', 0],
      ['(two)', 1],
      ['Up', 0],
    ]);
    expect(usages).toMatchObject([{ model: 's', inputTokens: expect.any(Number) }]);
  });

  it('knows a server that counts UTF-16 units by the address in the text', async () => {
    const content = '🚀🚀 Up ([one](https://one.example/)).';
    const from = content.indexOf('(');
    demo.play({ kind: 'answer', content, annotations: [cite('https://one.example/', from, content.length - 1)] });
    const { marks } = await call(byResponses).answer;
    expect(content.slice(marks[0]?.from, marks[0]?.to)).toBe('([one](https://one.example/))');
  });

  it('takes no link but http and https, and none from prose', async () => {
    const content = 'See https://prose.example and [this](javascript:alert(1)).';
    const annotations = [
      cite('javascript:alert(1)', 30, 57),
      cite('data:text/html,x', 0, 3),
      cite('https://bank.example@evil.example', 0, 3),
      cite('not an address', 0, 3),
      cite(7, 0, 3),
      { type: 'file_citation', file_id: 'x', filename: 'https://file.example', index: 0 },
      'garbage',
      null,
      cite('https://good.example', -5, 9_999, ''),
    ];
    demo.play({ kind: 'answer', content, annotations });
    const read = await call(byResponses).answer;
    expect(read.sources).toEqual([{ url: 'https://good.example/', title: 'good.example' }]);
    expect(read.marks.map(({ source }) => source)).toEqual([null, null, null, null, null]);
    expect(read.text).toBe(content);
  });

  it('says where no search was made', async () => {
    expect(await call(byResponses).answer).toMatchObject({ searched: false, sources: [], marks: [] });
  });

  it('counts the places of a second part from the beginning of the text', () => {
    const part = (text: string, annotations: unknown[]) => ({ type: 'output_text', text, annotations });
    const message = {
      type: 'message',
      content: [part('One. ', []), part('Two.', [cite('https://two.example', 0, 3)])],
    };
    const { text, marks } = readResponsesAnswer(JSON.parse(JSON.stringify({ output: [message] })));
    expect(text.slice(marks[0]?.from, marks[0]?.to)).toBe('Two');
  });

  it.each([
    ['a refusal', { output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }] }, 'model/refused'],
    ['a filter', { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }, 'model/refused'],
    ['a cut', { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }, 'model/cut-off'],
    ['a failure', { status: 'failed' }, 'model/unavailable'],
    ['nothing', { output: [] }, 'model/bad-answer'],
    ['no output', { output: 'none' }, 'model/unavailable'],
  ])('tells %s apart', async (_name, fields, code) => {
    demo.play({ kind: 'answer', content: 'Half', fields });
    await expect(call(byResponses).answer).rejects.toMatchObject({ code });
  });
});

describe('a search by Perplexity', () => {
  it('reads citations, with titles from the search results', async () => {
    const content = 'Up [1][3]. Down [2], says [9] and [x].';
    demo.play({
      kind: 'answer',
      content,
      fields: {
        citations: ['https://one.example/', 'javascript:alert(1)', 'https://three.example/', 'https://one.example/'],
        search_results: [{ title: 'Three', url: 'https://three.example/', date: '2024-05-01' }, 'garbage'],
      },
    });
    const read = await call(byPerplexity).answer;
    expect(read).toMatchObject({
      text: content,
      searched: true,
      sources: [
        { url: 'https://one.example/', title: 'one.example' },
        { url: 'https://three.example/', title: 'Three' },
      ],
    });
    expect(read.marks.map(({ from, to, source }) => [content.slice(from, to), source])).toEqual([
      ['[1]', 0],
      ['[3]', 1],
      ['[2]', null],
    ]);
  });

  it.each([
    ['search results alone', { search_results: [{ title: 'One', url: 'https://one.example' }] }, 1, true],
    ['neither', {}, 0, false],
    ['garbage', { citations: 'https://one.example', search_results: { url: 'x' } }, 0, false],
    ['citations that are no texts', { citations: [null, 7, {}] }, 0, true],
  ])('lives with %s', async (_name, fields, length, searched) => {
    demo.play({ kind: 'answer', content: 'Up [1].', fields });
    const read = await call(byPerplexity).answer;
    expect(read.sources).toHaveLength(length);
    expect(read.searched).toBe(searched);
  });
});

describe.each([
  ['Responses', () => byResponses, () => impatientByResponses],
  ['Perplexity', () => byPerplexity, () => impatientByPerplexity],
])('a search by %s', (_name, model, impatient) => {
  it.each([
    ['status 429', { kind: 'status', status: 429, retryAfterSeconds: 7 }, 'model/busy', 'later', 7_000],
    ['status 401', { kind: 'status', status: 401 }, 'model/not-set-up', 'never', 0],
    ['status 500', { kind: 'status', status: 500 }, 'model/unavailable', 'later', 0],
    ['silence', { kind: 'hang-before-headers' }, 'model/timeout', 'later', 0],
    ['a cut connection', { kind: 'cut', afterCharacters: 5 }, 'model/unavailable', 'later', 0],
    ['an empty answer', { kind: 'empty-answer' }, 'model/bad-answer', 'later', 0],
    ['no end', { kind: 'no-finish-reason' }, 'model/unavailable', 'later', 0],
  ] as const)('tells %s apart, and asks once only', async (_fault, fault, code, retry, retryAfterMs) => {
    demo.play(fault);
    const asked = code === 'model/timeout' ? impatient() : model();
    await expect(call(asked).answer).rejects.toMatchObject({ code, retry, retryAfterMs });
    expect(demo.calls).toHaveLength(1);
  });

  it('ends with the reason of an abort', async () => {
    demo.play({ kind: 'hang-before-headers' });
    const stop = new AbortController();
    const { answer } = call(model(), stop.signal);
    const reason = new Error('stopped by the user');
    stop.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });
});

test('where nobody searches, that is said', async () => {
  const nobody = new Model({ apiKey: 'none', baseUrl: demo.url, write: 'w', check: 'c' });
  expect([nobody.searches, byResponses.searches, byPerplexity.searches]).toEqual([false, true, true]);
  await expect(call(nobody).answer).rejects.toMatchObject({ code: 'model/not-set-up', retry: 'never' });
  expect(demo.calls).toEqual([]);
});

test('a whole answer in prose', async () => {
  demo.play({ kind: 'answer', content: 'Two words' });
  const options = { signal: new AbortController().signal, onUsage: () => {} };
  expect(await byResponses.complete('check', ask, options)).toBe('Two words');
});
