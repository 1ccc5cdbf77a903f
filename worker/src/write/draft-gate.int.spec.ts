import type { ChatResponse, Ledger, ThreadResponse } from '@copydesk/contracts';
import { buildBrief, FILING, eventually, type TestClient, useSharedTestApp } from '@copydesk/testing';

/** The net income is that of the year before. */
const WRONG =
  'Subject: The quarter\n\nNet sales were $7,192 million in the quarter. Net income was $1,618 million.\n\n**Read on.**';
const RIGHT = WRONG.replace('$1,618', '$1,204');

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => (client = await testApp.signedIn()));

const answer = (content: string) => ({ kind: 'answer', content }) as const;
const edits = (...made: [quote: string, text: string][]) =>
  answer(JSON.stringify({ edits: made.map(([quote, text]) => ({ quote, text })) }));
const mended = edits(['Net income was $1,618 million', 'Net income was $1,204 million']);
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

test('a figure that its source contradicts is mended by one call, for that place alone', async () => {
  testApp.demo.play(answer(WRONG), mended);
  const { job, versions, threadId } = await write();
  expect(job).toMatchObject({ status: 'completed', attempt: 1, text: RIGHT });
  expect(versions).toMatchObject([{ content: RIGHT, stopped: false }]);
  const [, repair = ''] = calls();
  expect(testApp.demo.calls).toHaveLength(2);
  expect(repair).toContain('Task: repair-draft');
  expect(repair).toContain('1,618');
  expect(repair).not.toContain('$7,192 million\\nIts source');
  const { body } = await client.get<Ledger>(`/api/threads/${threadId}/versions/1/ledger`);
  expect(body.entries.filter(({ status }) => status === 'mismatch')).toEqual([]);
  const [{ uses } = {}] = await testApp.query<{ uses: { model: string }[] }>('SELECT uses FROM jobs WHERE id = $1', [
    job.id,
  ]);
  expect(uses).toHaveLength(2);
});

test.each([
  ['that puts another wrong figure there', edits(['Net income was $1,618 million', 'Net income was $1,999 million'])],
  [
    'that changes what was right as well',
    edits([
      '$7,192 million in the quarter. Net income was $1,618 million',
      '$8,290 million in the quarter. Net income was $1,204 million',
    ]),
  ],
  ['of no form at all', { kind: 'not-json' } as const],
  ['that fails', { kind: 'status', status: 500 } as const],
])('a repair %s leaves the draft as it was, and is not asked for twice', async (_name, fault) => {
  testApp.demo.play(answer(WRONG), fault);
  const { job, versions } = await write();
  expect(job).toMatchObject({ status: 'completed', attempt: 1, text: WRONG });
  expect(versions).toMatchObject([{ content: WRONG }]);
  expect(testApp.demo.calls).toHaveLength(2);
});

test('a stop meanwhile closes the connection and keeps the draft', async () => {
  testApp.demo.play(answer(WRONG), { kind: 'hang-before-headers' });
  const id = await submit();
  const call = await eventually(() => testApp.demo.calls[1] ?? null);
  expect(await client.jobUntil(id, ({ progress }) => progress?.stage === 'checking')).toMatchObject({ text: WRONG });
  const stoppedAt = Date.now();
  await client.post(`/api/jobs/${id}/cancel`);
  const closedAt = await eventually(() => call.closedAt);
  expect(closedAt - stoppedAt).toBeLessThan(1_000);
  const job = await client.jobUntil(id, ({ status }) => status === 'cancelled');
  expect((await read(job.threadId)).versions).toMatchObject([{ content: WRONG, stopped: true }]);
});

test('a refinement answers for what it brought in, not for what was there', async () => {
  testApp.demo.play(answer(WRONG), edits());
  const { threadId } = await write();
  const chat = async (message: string) =>
    (await client.post<ChatResponse>('/api/chat', { message, threadId })).body.content;
  const shorter = WRONG.replace(' in the quarter', '');
  testApp.demo.play(answer(shorter));
  testApp.demo.calls.length = 0;
  expect(await chat('Shorter')).toBe(shorter);
  expect(testApp.demo.calls).toHaveLength(1);
  const bolder = shorter.replace('Read on', 'Read it now');
  const worse = bolder.replace('$7,192', '$8,290');
  testApp.demo.play(answer(worse), edits(['Net sales were $8,290 million', 'Net sales were $7,192 million']));
  expect(await chat('Bolder')).toBe(bolder);
  testApp.demo.play(
    answer(worse.replace('$8,290', '$8,291')),
    edits(['Net sales were $8,291 million', 'Net sales were $7,192 million']),
  );
  expect(await chat('Bolder')).toBe(bolder);
  expect((await read(threadId)).versions).toHaveLength(3);
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
