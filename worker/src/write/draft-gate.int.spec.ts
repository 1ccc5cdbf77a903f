import type { ChatResponse, Ledger, ThreadResponse } from '@copydesk/contracts';
import { buildBrief, FILING, eventually, type TestClient, useSharedTestApp } from '@copydesk/testing';

/** No source has that net income. */
const WRONG =
  'Subject: The quarter\n\nNet sales were $7,192 million in the quarter. Net income was $1,731 million.\n\n**Read on.**';
const RIGHT = WRONG.replace('$1,731', '$1,204');
const LONG_SUBJECT = 'Net sales and what they say of the quarter that nobody wanted to see';
const LONG = RIGHT.replace('The quarter', LONG_SUBJECT);

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => (client = await testApp.signedIn()));

const answer = (content: string) => ({ kind: 'answer', content }) as const;
const edits = (...made: [quote: string, text: string][]) =>
  answer(JSON.stringify({ edits: made.map(([quote, text]) => ({ quote, text })) }));
const shortened = edits([`Subject: ${LONG_SUBJECT}`, 'Subject: The quarter']);
const submit = () => client.submit('/api/generate-email', buildBrief({ fileContent: FILING, catalyst: undefined }));
const calls = () => testApp.demo.calls.map(({ request }) => JSON.stringify(request));

async function write() {
  const job = await client.jobUntil(await submit(), ({ finishedAt }) => finishedAt !== null, 60_000);
  return { job, ...(await read(job.threadId)) };
}
async function read(threadId: string | null) {
  const { messages } = (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
  return { threadId, versions: messages.filter(({ version }) => version !== null) };
}

test('a figure that its source contradicts stays as it was written, and no model is asked for another', async () => {
  testApp.demo.play(answer(WRONG));
  const { job, versions, threadId } = await write();
  expect(job).toMatchObject({ status: 'completed', attempt: 1, text: WRONG });
  expect(versions).toMatchObject([{ content: WRONG, note: null }]);
  expect(testApp.demo.calls).toHaveLength(1);
  const { body } = await client.get<Ledger>(`/api/threads/${threadId}/versions/1/ledger`);
  expect(body.entries.filter(({ status }) => status === 'mismatch')).toMatchObject([{ quote: '$1,731 million' }]);
});

test('a repair that would put another figure into the place of one is refused', async () => {
  const worse = LONG.replace('$1,204', '$1,731');
  testApp.demo.play(
    answer(worse),
    edits(
      [`Subject: ${LONG_SUBJECT}`, 'Subject: Net income of $1,204 million'],
      ['Net income was $1,731 million', 'Net income was $1,204 million'],
    ),
  );
  const { job, versions } = await write();
  expect(job.text).toBe(worse);
  expect(versions).toMatchObject([{ content: worse, note: null }]);
  const [, repair = ''] = calls();
  expect(repair).toContain('Task: repair-draft');
  expect(repair).not.toMatch(/source says|Its source|contradicts/);
});

test('a subject line that is too long is shortened by one call, and the version says so', async () => {
  testApp.demo.play(answer(LONG), shortened);
  const { job, versions } = await write();
  expect(job).toMatchObject({ status: 'completed', attempt: 1, text: RIGHT });
  const note = `Changed before you saw it: subject line shortened from “${LONG_SUBJECT}” to “The quarter”, since it was too long for an inbox.`;
  expect(versions).toMatchObject([{ content: RIGHT, stopped: false, note }]);
  expect(testApp.demo.calls).toHaveLength(2);
  const [{ uses } = {}] = await testApp.query<{ uses: { model: string }[] }>('SELECT uses FROM jobs WHERE id = $1', [
    job.id,
  ]);
  expect(uses).toHaveLength(2);
});

test.each([
  ['of no form at all', { kind: 'not-json' } as const],
  ['that fails', { kind: 'status', status: 500 } as const],
])('a repair %s leaves the draft as it was, and is not asked for twice', async (_name, fault) => {
  testApp.demo.play(answer(LONG), fault);
  const { job, versions } = await write();
  expect(job).toMatchObject({ status: 'completed', attempt: 1, text: LONG });
  expect(versions).toMatchObject([{ content: LONG, note: null }]);
  expect(testApp.demo.calls).toHaveLength(2);
});

describe('a repair that takes longer than a draft is held', () => {
  const mendings = async (threadId: string | null) =>
    (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body.mendings;

  test('becomes a suggestion: the version is there as it was written, and says that nothing was changed', async () => {
    testApp.demo.play(answer(LONG), { kind: 'hang-before-headers' }, shortened);
    const { job, versions, threadId } = await write();
    expect(job).toMatchObject({ status: 'completed', attempt: 1, text: LONG });
    expect(versions).toMatchObject([{ content: LONG, note: null }]);
    const [, held] = testApp.demo.calls;
    expect((held?.closedAt ?? Infinity) - (held?.startedAt ?? 0)).toBeLessThan(4_000);
    expect(await eventually(() => mendings(threadId))).toEqual({
      messageId: versions[0]?.id,
      mendings: [
        {
          edit: { action: 'replace', quote: `Subject: ${LONG_SUBJECT}`, text: 'Subject: The quarter' },
          text: 'The subject line is too long for an inbox.',
        },
      ],
    });
    expect((await read(threadId)).versions).toHaveLength(1);
  });

  test('suggests no other figure', async () => {
    const figure = edits([`Subject: ${LONG_SUBJECT}`, 'Subject: Net income of $1,731 million']);
    testApp.demo.play(answer(LONG), { kind: 'hang-before-headers' }, figure);
    const { threadId } = await write();
    expect((await eventually(() => mendings(threadId)))?.mendings).toEqual([]);
  });
});

test('a stop meanwhile closes the connection and keeps the draft', async () => {
  testApp.demo.play(answer(LONG), { kind: 'hang-before-headers' });
  const id = await submit();
  const call = await eventually(() => testApp.demo.calls[1] ?? null);
  // The last words reach a snapshot a moment after the stage does.
  await client.jobUntil(id, ({ progress, text }) => progress?.stage === 'checking' && text === LONG);
  const stoppedAt = Date.now();
  await client.post(`/api/jobs/${id}/cancel`);
  const closedAt = await eventually(() => call.closedAt);
  expect(closedAt - stoppedAt).toBeLessThan(1_000);
  const job = await client.jobUntil(id, ({ status }) => status === 'cancelled');
  expect((await read(job.threadId)).versions).toMatchObject([{ content: LONG, stopped: true }]);
});

test('a refinement is repaired where it brought a fault in, not where it was there before', async () => {
  testApp.demo.play(answer(LONG), edits());
  const { threadId } = await write();
  const chat = async (message: string) => (await client.post<ChatResponse>('/api/chat', { message, threadId })).body;
  const shorter = LONG.replace(' in the quarter', '');
  testApp.demo.play(answer(shorter));
  testApp.demo.calls.length = 0;
  expect(await chat('Shorter')).toMatchObject({ content: shorter, note: null });
  expect(testApp.demo.calls).toHaveLength(1);
  const bolder = shorter.replace(LONG_SUBJECT, `${LONG_SUBJECT} again`);
  testApp.demo.play(answer(bolder), edits([`Subject: ${LONG_SUBJECT} again`, 'Subject: The quarter']));
  expect(await chat('Bolder')).toEqual({
    content: shorter.replace(LONG_SUBJECT, 'The quarter'),
    response: shorter.replace(LONG_SUBJECT, 'The quarter'),
    note: expect.stringMatching(/^Changed before you saw it: subject line shortened/),
  });
  expect((await read(threadId)).versions).toHaveLength(3);
});

describe('what a model says beside a draft', () => {
  const REMARK = 'I left out the margin because the filing gives none.';

  test('is the note of a first draft, and no part of it', async () => {
    testApp.demo.play(answer(`${RIGHT}\n\nNote: ${REMARK}`));
    expect((await write()).versions).toMatchObject([{ content: RIGHT, note: REMARK }]);
  });

  test('is the answer to a question: nothing is set below it, no version comes of it, and it counts as a message', async () => {
    await client.put('/api/account/house-profile', {
      company: 'Alpine',
      voice: '',
      wordsToAvoid: '',
      disclaimer: 'Risk.',
    });
    testApp.demo.play(answer(RIGHT));
    const { threadId, versions } = await write();
    const found = 'The net income is on page 2 of your document: “Net income was $1,204 million”.';
    testApp.demo.play(answer(found));
    const message = 'Which page has the net income?';
    const { body } = await client.post<ChatResponse>('/api/chat', { message, threadId });
    expect(body).toEqual({ content: versions[0]?.content, response: versions[0]?.content, note: found });
    const { messages } = (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
    expect(messages.map(({ version, note }) => [version, note])).toEqual([
      [null, null],
      [1, null],
      [null, found],
    ]);
    const events = await testApp.query<{ actionType: string }>(
      `SELECT action_type AS "actionType" FROM user_analytics WHERE job_id IN
         (SELECT id FROM jobs WHERE thread_id = $1 AND name = 'refine-email') ORDER BY id`,
      [threadId],
    );
    expect(events.map(({ actionType }) => actionType)).toEqual(['refinement_requested', 'chat_message_sent']);
  });
});

test('a subject line that is too long and a passage of the winner are mended', async () => {
  const winner =
    'You sit by the window and watch the rain fall on a city that has forgotten your name. It hurts. Then it stops.';
  const copied = `Subject: Copper\n\nYou sit by the window and watch the rain fall on a city that has forgotten its miners.\n\n**Read on.**`;
  testApp.demo.play(
    answer(copied),
    edits([
      'You sit by the window and watch the rain fall on a city that has forgotten its miners.',
      'Nobody looks at a mine.',
    ]),
  );
  const clone = await client.post<{ content: string }>('/api/generate-clone-winner', {
    winnerCopy: winner,
    customDetails: 'Copper and its miners, every week.',
    catalysts: [],
  });
  expect(clone.body.content).toBe('Subject: Copper\n\nNobody looks at a mine.\n\n**Read on.**');
  const long = `Subject: ${'Copper rose '.repeat(8).trim()}\n\nWords.`;
  testApp.demo.play(answer(long), edits(['Copper rose '.repeat(8).trim(), 'Copper rose']));
  expect((await write()).versions).toMatchObject([{ content: 'Subject: Copper rose\n\nWords.' }]);
});

describe('signature and disclaimer', () => {
  const brand = {
    company: 'Alpine',
    voice: '',
    wordsToAvoid: 'sales',
    disclaimer: 'Not advice.\n\nCapital is at risk.',
  };
  const CLOSING = `\n\nAlpine\n\n${brand.disclaimer}`;
  beforeEach(() => client.put('/api/account/house-profile', brand));

  test('stand below every draft, word for word and once, and no model is told the disclaimer', async () => {
    testApp.demo.play(answer(RIGHT), answer(`${RIGHT}\n\n---\n\nALPINE\n\nNot advice. Capital is at risk.`));
    expect((await write()).job.text).toBe(RIGHT + CLOSING);
    expect((await write()).job.text).toBe(RIGHT + CLOSING);
    expect(calls().join('')).not.toContain('Capital is at risk');
  });

  test('stand below a sign-off and a P.S. of the model, once, and its own disclaimer goes and is told', async () => {
    const own = 'This email is for informational purposes only.';
    testApp.demo.play(answer(`${RIGHT}\n\nP.S. It is early.\n\nAlpine\n\n${own}`));
    expect((await write()).versions).toMatchObject([
      {
        content: `${RIGHT}\n\nAlpine\n\nP.S. It is early.\n\n${brand.disclaimer}`,
        note: `Changed before you saw it: “${own}” removed, since the disclaimer of your brand stands below.`,
      },
    ]);
    testApp.demo.play(answer(`${RIGHT}\n\nBest,\nMaya Chen`));
    expect((await write()).job.text).toBe(`${RIGHT}\n\nBest,\nMaya Chen\n\n${brand.disclaimer}`);
  });

  test('a request for another name replaces the signature, for that thread', async () => {
    testApp.demo.play(answer(`${RIGHT}\n\nP.S. It is early.`));
    const { threadId } = await write();
    const chat = async (message: string) =>
      (await client.post<ChatResponse>('/api/chat', { message, threadId })).body.content;
    const by = (body: string, name: string) => `${body}\n\n${name}\n\nP.S. It is early.\n\n${brand.disclaimer}`;
    // The model leaves it to the house, or signs it by itself.
    testApp.demo.play(answer(`${RIGHT}\n\nP.S. It is early.`));
    expect(await chat('Sign it as Maya')).toBe(by(RIGHT, 'Maya'));
    const shorter = RIGHT.replace(' in the quarter', '');
    testApp.demo.play(answer(`${shorter}\n\nP.S. It is early.`));
    expect(await chat('Shorter')).toBe(by(shorter, 'Maya'));
    expect(calls().at(-1)).toMatch(/brandSignature[^<]*>\\nMaya/);
    testApp.demo.play(answer(`${shorter}\n\nTom\n\nP.S. It is early.`));
    expect(await chat('Now sign it as Tom')).toBe(by(shorter, 'Tom'));
    expect((await read(threadId)).versions).toHaveLength(4);
  });

  test('stay below a refinement, which never has them in hand; words to avoid are never replaced by themselves', async () => {
    testApp.demo.play(answer(RIGHT));
    const { threadId } = await write();
    const shorter = RIGHT.replace(' in the quarter', '');
    testApp.demo.play(answer(shorter), answer(`${shorter}${CLOSING}`));
    const chat = (message: string) => client.post<ChatResponse>('/api/chat', { message, threadId });
    expect((await chat('Shorter')).body.content).toBe(shorter + CLOSING);
    expect(calls().at(-1)).not.toContain('Capital is at risk');
    expect((await chat('Shorter still')).body).toMatchObject({
      content: shorter + CLOSING,
      note: 'Nothing was changed.',
    });
    expect((await read(threadId)).versions).toHaveLength(2);
  });
});
