import {
  CHANGED_ELSEWHERE,
  type ChatResponse,
  type GenerateEmailResponse,
  type GenerationResponse,
  type GenerationThreadResponse,
  type MessageResponse,
  type ThreadResponse,
  type UserResponse,
} from '@copydesk/contracts';
import { buildBrief, eventually, HostedApp, type TestClient } from '@copydesk/testing';

let testApp: HostedApp;
let client: TestClient;
let threadId: string;

beforeAll(async () => {
  testApp = await HostedApp.open({ env: { MODEL_WINDOW: '12000' } });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.demo.reset();
  client = await testApp.signedIn();
  threadId = (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body.threadId;
});

const chat = (change: object = {}) =>
  client.post<ChatResponse>('/api/chat', { message: 'Shorten the email', threadId, ...change });
const thread = async () => (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
const versions = async () => (await thread()).messages.filter(({ role }) => role === 'assistant');
const addVersion = (body: object) => client.post<MessageResponse>(`/api/threads/${threadId}/versions`, body);

test('a request is answered with the next version, under both names', async () => {
  const { status, body } = await chat({ message: '  Shorten the email  ', currentCopy: undefined });
  expect(status).toBe(200);
  expect(body.content).toBe(body.response);
  const { messages } = await thread();
  expect(messages.map(({ role, version, origin }) => [role, version, origin])).toEqual([
    ['user', null, null],
    ['assistant', 1, 'written'],
    ['user', null, null],
    ['assistant', 2, 'refined'],
  ]);
  expect(messages[2]?.content).toBe('Shorten the email');
  expect(messages[3]?.content).toBe(body.content);
  expect(body.content.length).toBeLessThan(messages[1]?.content.length ?? 0);
});

test('a copy that was edited by hand becomes a version of its own; one that is unchanged does not', async () => {
  const [first] = await versions();
  await chat({ currentCopy: first?.content });
  await chat({
    currentCopy: 'Subject: By hand\n\nNorthwind rose. **Read it today.**',
    message: 'Add “The call is on May 7.”',
  });
  const all = await versions();
  expect(all.map(({ version, origin }) => [version, origin])).toEqual([
    [1, 'written'],
    [2, 'refined'],
    [3, 'edited'],
    [4, 'refined'],
  ]);
  expect(all[3]?.content).toContain('May 7');
  expect(all[3]?.content).toContain('By hand');
});

test('each kind of message is counted as what it is', async () => {
  await chat();
  await chat({ kind: 'chat' });
  const { id } = (await client.get<UserResponse>('/api/user')).body;
  const events = await testApp.query<{ action_type: string }>(
    'SELECT action_type FROM user_analytics WHERE user_id = $1 ORDER BY id OFFSET 2',
    [id],
  );
  expect(events.map(({ action_type: type }) => type)).toEqual([
    'refinement_requested',
    'generation_refined',
    'chat_message_sent',
  ]);
  expect((await client.get<UserResponse>('/api/user')).body.totalGenerations).toBe(1);
});

test.each([
  [{ message: '' }, { message: 'Message is required' }],
  [{ message: ' \n ' }, { message: 'Message is required' }],
  [{ message: 'x'.repeat(200_000) }, { message: 'Message must be at most 20,000 characters' }],
  [{ threadId: '' }, { threadId: 'Thread ID is required' }],
  [{ threadId: undefined }, { threadId: 'Thread ID is required' }],
  [{ kind: 'shout' }, { kind: "kind must be 'chat' or 'refine'" }],
])('a message with a mistake is refused in words (%#)', async (change, errors) => {
  const { status, body } = await client.post('/api/chat', { message: 'Shorten the email', threadId, ...change });
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
});

test('a thread without a draft has nothing to refine', async () => {
  testApp.demo.play({ kind: 'status', status: 401 });
  const job = await client.submit('/api/generate-email', buildBrief());
  threadId = (await client.jobUntil(job, ({ status }) => status === 'failed')).threadId ?? '';
  const { status, body } = await client.post('/api/chat', { message: 'Shorten it', threadId });
  expect(status).toBe(400);
  expect(body.message).toBe('Current email content and original context are required for refinement');
});

test('an email of which nobody knows what it was written from is not refined, until somebody says it', async () => {
  const saved = await client.post<GenerationResponse>('/api/generations', { title: 'A', content: 'Words', appId: 1 });
  const opened = await client.post<GenerationThreadResponse>(`/api/generations/${saved.body.id}/thread`);
  threadId = opened.body.threadId;
  for (const originalContext of [undefined, ' ', 'N/A']) {
    expect(await chat({ originalContext })).toMatchObject({
      status: 400,
      body: { message: 'Current email content and original context are required for refinement' },
    });
  }
  expect(await versions()).toHaveLength(1);
  expect((await chat({ originalContext: 'Northwind raised its forecast.' })).status).toBe(200);
});

test('the thread of another does not exist', async () => {
  client = await testApp.signedIn();
  expect((await chat()).status).toBe(404);
  expect((await addVersion({ content: 'mine' })).status).toBe(404);
});

test('a double click is one version; another request has to wait until it is written', async () => {
  testApp.demo.play({ kind: 'hang', afterCharacters: 30 });
  const body = { message: 'Shorten the email', threadId };
  const key = { 'idempotency-key': 'one' };
  const ids = await Promise.all([1, 2, 3].map(() => client.submit('/api/chat', body, key)));
  expect(new Set(ids).size).toBe(1);
  const [id = ''] = ids;
  await client.jobUntil(id, ({ text }) => text.length > 0);
  const refused = await client.post('/api/chat', body);
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('still being written') } });
  expect((await addVersion({ content: 'meanwhile' })).status).toBe(409);
  await client.post(`/api/jobs/${id}/cancel`);
  await client.jobUntil(id, ({ status }) => status === 'cancelled');
  expect((await versions()).at(-1)).toMatchObject({ version: 2, origin: 'refined', stopped: true });
  expect((await chat()).status).toBe(200);
});

test('a stopped request is not tried again while another one writes', async () => {
  testApp.demo.play({ kind: 'hang', afterCharacters: 30 }, { kind: 'hang', afterCharacters: 30 });
  const first = await client.submit('/api/chat', { message: 'Add “The call is on May 7.”', threadId });
  await client.jobUntil(first, ({ text }) => text.length > 0);
  expect((await client.post(`/api/jobs/${first}/retry`)).status).toBe(409);
  await client.post(`/api/jobs/${first}/cancel`);
  await client.jobUntil(first, ({ status }) => status === 'cancelled');
  const second = await client.submit('/api/chat', { message: 'Shorten it more', threadId });
  await client.jobUntil(second, ({ text }) => text.length > 0);
  expect((await client.post(`/api/jobs/${first}/retry`)).status).toBe(409);
  await client.post(`/api/jobs/${second}/cancel`);
  await client.jobUntil(second, ({ status }) => status === 'cancelled');
  expect((await client.post(`/api/jobs/${first}/retry`)).status).toBe(202);
  await client.jobUntil(first, ({ status }) => status === 'completed');
  expect((await versions()).map(({ version, stopped }) => [version, stopped])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ]);
});

test('a version that was edited by hand is added, an earlier one is brought back as a new one', async () => {
  const edited = await addVersion({ content: 'Subject: Mine\n\nWords.' });
  expect(edited).toMatchObject({
    status: 201,
    body: { version: 2, origin: 'edited', content: 'Subject: Mine\n\nWords.' },
  });
  const restored = await addVersion({ content: 'is taken from version 1', restoredFrom: 1 });
  const [first] = await versions();
  expect(restored.body).toMatchObject({ version: 3, origin: 'restored', restoredFrom: 1, content: first?.content });
  expect((await addVersion({ content: 'x', restoredFrom: 9 })).status).toBe(404);
  expect((await addVersion({ content: 'x', restoredFrom: 99_999_999_999 })).status).toBe(400);
  expect((await addVersion({ content: ' ' })).status).toBe(400);
});

describe('a draft that is typed in', () => {
  const texts = async () => (await versions()).map(({ content }) => content);

  test('one spell of editing is one version, and nobody writes over what they have not seen', async () => {
    const [written] = await versions();
    const first = (await addVersion({ content: 'Mine', after: written?.id })).body;
    const second = (await addVersion({ content: 'Mine too', after: first.id, replaces: true })).body;
    expect(second).toMatchObject({ version: 2, origin: 'edited' });
    expect(await texts()).toEqual([written?.content, 'Mine too']);
    for (const after of [written?.id, first.id]) {
      const late = await addVersion({ content: 'Of another tab', after, replaces: true });
      expect(late).toMatchObject({ status: 409, body: { message: CHANGED_ELSEWHERE } });
    }
    const ledgers = await testApp.query(
      'SELECT FROM claim_ledgers JOIN messages ON id = message_id WHERE thread_id = $1',
      [threadId],
    );
    expect(ledgers).toHaveLength(2);
    await addVersion({ content: 'Of another tab', after: second.id });
    expect(await texts()).toEqual([written?.content, 'Mine too', 'Of another tab']);
    expect((await addVersion({ content: 'x', after: 'x' })).status).toBe(400);
  });

  test('a version that a model wrote, that was reviewed, saved or brought back stays beside the next', async () => {
    const edit = async (content: string, after?: string) =>
      (await addVersion({ content, after, replaces: after !== undefined })).body;
    const [written] = await versions();
    let newest = await edit('One', written?.id);
    await client.post('/api/rodchief-review', { threadId, messageId: newest.id, emailContent: 'One' });
    newest = await edit('Two', newest.id);
    await client.post('/api/generations', { threadId, version: newest.version });
    newest = await edit('Three', newest.id);
    newest = (await addVersion({ content: 'x', restoredFrom: 4, after: newest.id })).body;
    newest = await edit('Four', newest.id);
    await edit('Five', newest.id);
    expect(await texts()).toEqual([written?.content, 'One', 'Two', 'Three', 'Three', 'Five']);
  });

  test('the same one sent twice is kept once', async () => {
    const [written] = await versions();
    const body = { content: 'Mine', after: written?.id };
    const headers = { 'idempotency-key': 'typed-1' };
    const send = () => client.post<MessageResponse>(`/api/threads/${threadId}/versions`, body, headers);
    expect((await send()).body.id).toBe((await send()).body.id);
    expect(await texts()).toEqual([written?.content, 'Mine']);
  });
});

test('two versions that are added at once get two numbers', async () => {
  await Promise.all([1, 2, 3, 4].map((n) => addVersion({ content: `By hand ${n}` })));
  expect((await versions()).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
});

test('a thread that outgrows the window is summed up, once, and the screen is told', async () => {
  for (let n = 0; n < 4; n++) {
    const message = `Mention the call on May ${n + 1}. ${'It matters to readers who hold the stock. '.repeat(80)}`;
    expect((await chat({ message })).status).toBe(200);
  }
  expect((await thread()).summarized).toBe(true);
  const tasks = testApp.demo.calls.map(({ request }) => /Task: ([\w-]+)/.exec(JSON.stringify(request))?.[1]);
  expect(tasks).toContain('summarize-thread');
  const last = JSON.stringify(testApp.demo.calls.at(-1)?.request);
  expect(last).toContain('name=\\"summary\\"');
  await eventually(() => (last.length < 12_000 * 4 ? true : null));
});

describe('what the assistant says of a change', () => {
  const NOTE = 'The filing gives no figure for the backlog.';
  const newest = async () => (await versions()).at(-1)?.content ?? '';
  const answer = (content: string) => testApp.demo.play({ kind: 'answer', content });

  test('stands beside the version, and never in it', async () => {
    const changed = 'Subject: Orders rose\n\nOrders rose. **Read on.**';
    answer(`${changed}\n\n<note>${NOTE}</note>`);
    const id = await client.submit('/api/chat', { message: 'Shorten the email', threadId });
    const job = await client.jobUntil(id, ({ status }) => status === 'completed');
    expect(job).toMatchObject({ text: expect.not.stringContaining('note'), result: { note: NOTE } });
    expect((await versions()).at(-1)).toMatchObject({ version: 2, content: changed, note: NOTE });
    await chat({ message: 'And more' });
    expect(JSON.stringify(testApp.demo.calls.at(-1)?.request)).toContain(`Made version 2 of it. ${NOTE}`);
  });

  test('is told by the call beside the documented fields; a model that says nothing is fine', async () => {
    answer(`Subject: Hi\n\nWords.\n\nNote: ${NOTE}`);
    expect((await chat()).body).toEqual({
      content: 'Subject: Hi\n\nWords.',
      response: 'Subject: Hi\n\nWords.',
      note: NOTE,
    });
    answer('Subject: Hi\n\nFewer words.');
    expect((await chat()).body.note).toBeNull();
  });

  test.each([
    [
      'the email as it was, with white space and a note',
      (email: string) => `${email.replaceAll('\n\n', '\n\n\n')}\n<note>${NOTE}</note>`,
      `Nothing was changed. ${NOTE}`,
    ],
    ['the email as it was', (email: string) => email, 'Nothing was changed.'],
    ['a note alone', () => `<note>${NOTE}</note>`, `Nothing was changed. ${NOTE}`],
  ])('an answer that changes nothing makes no version: %s', async (_name, made, note) => {
    const email = await newest();
    const { id: user } = (await client.get<UserResponse>('/api/user')).body;
    answer(made(email));
    const id = await client.submit('/api/chat', { message: 'Add the backlog', threadId });
    const job = await client.jobUntil(id, ({ status }) => status === 'completed');
    expect(job).toMatchObject({ text: email, result: { messageId: null, note } });
    const { messages } = await thread();
    expect(messages.map(({ role, version, note }) => [role, version, note])).toEqual([
      ['user', null, null],
      ['assistant', 1, null],
      ['user', null, note],
    ]);
    expect(
      await testApp.query('SELECT action_type FROM user_analytics WHERE user_id = $1 ORDER BY id OFFSET 2', [user]),
    ).toEqual([{ action_type: 'refinement_requested' }, { action_type: 'chat_message_sent' }]);
    answer(made(email));
    expect((await chat()).body).toEqual({ content: email, response: email, note });
    expect((await versions()).map(({ version }) => version)).toEqual([1]);
    await chat({ message: 'Shorten the email' });
    expect((await versions()).map(({ version }) => version)).toEqual([1, 2]);
    expect(JSON.stringify(testApp.demo.calls.at(-1)?.request)).toContain(`Done: ${note}`);
  });

  test('what was edited by hand stays, where nothing was changed of it', async () => {
    answer('Subject: Mine\n\nWords.');
    const { body } = await chat({ currentCopy: 'Subject: Mine\n\nWords.' });
    expect(body.content).toBe('Subject: Mine\n\nWords.');
    expect((await versions()).map(({ version, origin }) => [version, origin])).toEqual([
      [1, 'written'],
      [2, 'edited'],
    ]);
  });
});
