import { randomUUID } from 'node:crypto';
import type {
  AdminFeedbackResponse,
  ApiError,
  Brand,
  BrandProfile,
  Campaign,
  CampaignPart,
  DocumentResponse,
  EvidenceResponse,
  GenerationPreview,
  GenerationResponse,
  JobAccepted,
  MessageResponse,
  ThreadResponse,
  UserResponse,
} from '@copydesk/contracts';
import {
  buildBrief,
  buildCampaign,
  eventually,
  HOSTILE_TEXTS,
  signedInAsAdmin,
  startCampaign,
  HostedApp,
  UNSTORABLE_TEXTS,
  type Answer,
  type TestClient,
} from '@copydesk/testing';
import { withoutDirectionMarks } from '@copydesk/text';

let testApp: HostedApp;
let writer: TestClient;
let admin: TestClient;
/** One to edit, one to talk in. */
let threads: string[];
let campaign: string;

beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0 });
  [writer, admin] = await Promise.all([testApp.signedIn(), signedInAsAdmin(testApp)]);
  threads = await Promise.all([makeThread(), makeThread()]);
  const started = await startCampaign(writer);
  campaign = started.campaignId ?? '';
  await end(started);
});
afterAll(() => testApp.close());

async function makeThread(): Promise<string> {
  const email = { title: 'Copper', content: 'Copper rose.', appId: 1 };
  const { id } = (await writer.post<GenerationResponse>('/api/generations', email)).body;
  return (await writer.post<{ threadId: string }>(`/api/generations/${id}/thread`)).body.threadId;
}

const end = ({ jobId }: JobAccepted) => writer.post(`/api/jobs/${jobId}/cancel`);
const async = { prefer: 'respond-async' };

/** A text as it came back, wherever it was put; or how it was refused. */
type Outcome = unknown[] | { status: number; message: string };

/** Reads what was sent where it was taken. */
async function taken<T>(answer: Answer<T>, read: (body: T) => Promise<unknown[]> | unknown[]): Promise<Outcome> {
  if (answer.status < 400) return read(answer.body);
  return { status: answer.status, message: (answer.body as unknown as ApiError).message };
}

/** The calls that keep a text of a user's, each with the way by which it is read again. */
const WAYS: Record<string, (text: string) => Promise<Outcome>> = {
  'POST /api/register': async (password) => {
    const username = `name-${randomUUID()}`;
    const body = { username, password, confirmPassword: password };
    return taken(await testApp.client().post('/api/register', body), async () => {
      const { status } = await testApp.client().post('/api/login', { username, password });
      return [status === 200 ? password : status];
    });
  },

  'PUT /api/account': async (text) =>
    taken(await writer.put('/api/account', { firstName: text, lastName: text, email: '' }), async () => {
      const { firstName, lastName } = (await writer.get<UserResponse>('/api/user')).body;
      return [firstName, lastName];
    }),

  'PUT /api/account/house-profile': async (text) =>
    taken(
      await writer.put('/api/account/house-profile', {
        company: text,
        voice: text,
        wordsToAvoid: text,
        disclaimer: text,
      }),
      async () => Object.values((await writer.get<BrandProfile>('/api/account/house-profile')).body),
    ),

  'POST /api/brands': async (text) => {
    const [name, short] = [text.slice(0, 100), text.slice(0, 500)];
    const texts = { name, company: text, voice: text, wordsToAvoid: text, disclaimer: text };
    const brand = { ...texts, signature: short, address: short, unsubscribeText: short };
    const offer = { name, audience: text, benefits: text, callToAction: text, link: '', disclaimer: text };
    return taken(await writer.post<Brand>('/api/brands', { ...brand, offers: [offer] }), async ({ id }) => {
      const kept = (await writer.get<Brand[]>('/api/brands')).body.find((one) => one.id === id);
      await writer.delete(`/api/brands/${id}`);
      const back = (sent: object, found: object = {}) => {
        const values = new Map<string, unknown>(Object.entries(found));
        return Object.entries(sent).map(([field, value]) =>
          values.get(field) === value.trim() ? text : values.get(field),
        );
      };
      return [...back(brand, kept), ...back(offer, kept?.offers[0])];
    });
  },

  'POST /api/folders': async (text) =>
    taken(await writer.post<{ id: number }>('/api/folders', { name: text }), async ({ id }) => {
      const { body } = await writer.get<{ id: number; name: string }[]>('/api/folders');
      return [body.find((folder) => folder.id === id)?.name];
    }),

  'POST /api/generations': async (text) => {
    const body = {
      title: text.slice(0, 300),
      content: text,
      originalPrompt: text,
      appId: 1,
      metadata: { note: text },
    };
    return taken(await writer.post<GenerationResponse>('/api/generations', body), async ({ id }) => {
      const saved = (await writer.get<GenerationResponse>(`/api/generations/${id}`)).body;
      const ids = `ids=${id}&view=preview`;
      const [listed] = (await writer.get<GenerationPreview[]>(`/api/generations?${ids}`)).body;
      const found = `&q=${encodeURIComponent(text.slice(0, 500))}`;
      const [same] = (await writer.get<GenerationPreview[]>(`/api/generations?${ids}${found}`)).body;
      const titled = [saved.title, listed?.title, same?.title].map((title) => (title === body.title ? text : title));
      return [...titled, saved.content, saved.originalPrompt, saved.metadata?.note];
    });
  },

  'PUT /api/generations/:id': async (text) => {
    const { id } = (await writer.post<GenerationResponse>('/api/generations', { title: 'a', content: 'b', appId: 1 }))
      .body;
    return taken(await writer.put(`/api/generations/${id}`, { content: text }), async () => {
      const { content } = (await writer.get<GenerationResponse>(`/api/generations/${id}`)).body;
      return [content];
    });
  },

  'POST /api/threads/:id/versions': async (text) =>
    taken(
      await writer.post<MessageResponse>(`/api/threads/${threads[0]}/versions`, { content: text }),
      async ({ id }) => {
        const { messages } = (await writer.get<ThreadResponse>(`/api/threads/${threads[0]}`)).body;
        return [messages.find((message) => message.id === id)?.content];
      },
    ),

  'POST /api/threads/:id/waivers': async (text) =>
    taken(
      await writer.post<{ id: string }>(`/api/threads/${threads[0]}/waivers`, {
        quote: text,
        sentence: 'a',
        reason: text,
      }),
      async ({ id }) => {
        const { waivers } = (await writer.get<EvidenceResponse>(`/api/threads/${threads[0]}/evidence`)).body;
        const kept = waivers.find((waiver) => waiver.id === id);
        return [kept?.quote, kept?.reason];
      },
    ),

  'POST /api/threads/:id/confirmations': async (text) =>
    taken(
      await writer.post<{ id: string }>(`/api/threads/${threads[0]}/confirmations`, { claim: text, sentence: 'a' }),
      async ({ id }) => {
        const { confirmations } = (await writer.get<EvidenceResponse>(`/api/threads/${threads[0]}/evidence`)).body;
        return [confirmations.find((kept) => kept.id === id)?.claim];
      },
    ),

  'POST /api/documents': async (text) =>
    taken(
      await writer.post<{ documentId: string }>('/api/documents', { name: text.slice(0, 300), text }),
      async ({ documentId }) => {
        const { body } = await writer.get<DocumentResponse>(`/api/documents/${documentId}`);
        const file = await fetch(`${testApp.address}/api/documents/${documentId}/text`, {
          headers: { cookie: writer.cookie },
        });
        expect(file.headers.get('set-cookie') ?? '').not.toContain('hacked');
        // The mark of UTF-8 aside, which is no part of the text.
        const name = withoutDirectionMarks(text.slice(0, 300));
        return [body.name === name ? text : body.name, body.text, await file.text()];
      },
    ),

  'POST /api/generate-email': async (text) => {
    const brief = { ...buildBrief(), companyName: text, catalyst: text };
    return taken(await writer.post<JobAccepted>('/api/generate-email', brief, async), async (job) => {
      const { brief } = (await writer.get<ThreadResponse>(`/api/threads/${job.threadId}`)).body;
      await end(job);
      const input = new Map(Object.entries(brief?.input ?? {}));
      return [input.get('companyName'), input.get('catalyst')];
    });
  },

  'POST /api/chat': async (text) =>
    taken(await writer.post<JobAccepted>('/api/chat', { threadId: threads[1], message: text }, async), async (job) => {
      const { messages } = (await writer.get<ThreadResponse>(`/api/threads/${threads[1]}`)).body;
      await end(job);
      return [messages.find(({ role, jobId }) => role === 'user' && jobId === job.jobId)?.content];
    }),

  'POST /api/rodchief-analysis': async (text) => {
    const copy = { emailCopy: text, analysisType: 'feedback' };
    return taken(await writer.post<JobAccepted>('/api/rodchief-analysis', copy, async), async (job) => {
      const { messages } = (await writer.get<ThreadResponse>(`/api/threads/${job.threadId}`)).body;
      await end(job);
      return messages.map(({ content }) => content);
    });
  },

  'POST /api/generate-campaign': async (text) => {
    const brief = { ...buildCampaign({ campaignContext: { productName: text } }), orderFormExample: text };
    return taken(await writer.post<JobAccepted>('/api/generate-campaign', brief, async), async (job) => {
      const { request } = (await writer.get<Campaign>(`/api/campaigns/${job.campaignId}`)).body;
      await end(job);
      return [request.campaignContext.productName, request.orderFormExample];
    });
  },

  'PUT /api/campaigns/:id/parts/:part': async (text) =>
    taken(await writer.put<CampaignPart>(`/api/campaigns/${campaign}/parts/email1`, { content: text }), async () => {
      const { parts } = (await writer.get<Campaign>(`/api/campaigns/${campaign}`)).body;
      return parts.map(({ content }) => content);
    }),

  'POST /api/save-rodchief-feedback': async (text) => {
    const review = { messageId: text, feedback: text, score: 7, improvements: [text], emailContent: text };
    return taken(await writer.post<{ id: number }>('/api/save-rodchief-feedback', review), async ({ id }) => {
      const [row] = await testApp.query('SELECT * FROM rod_chief_feedbacks WHERE id = $1', [id]);
      const kept = new Map(Object.entries(row ?? {}));
      return ['message_id', 'feedback', 'email_content'].map((column) => kept.get(column));
    });
  },

  'POST /api/report-feedback': async (text) => {
    const report = {
      feedback: text,
      rating: 7,
      sessionContext: { originalPrompt: text, userInputs: { note: text } },
    };
    return taken(await writer.post('/api/report-feedback', report), async () => {
      const [newest] = (await admin.get<AdminFeedbackResponse[]>('/api/admin/feedbacks?limit=1')).body;
      const { originalPrompt, userInputs = {} } = newest?.sessionData ?? {};
      return [newest?.feedbackText, originalPrompt, userInputs.note];
    });
  },

  'POST /api/admin/catalysts': async (text) =>
    taken(
      await admin.post<{ id: number }>('/api/admin/catalysts', { title: text, text, sector: text, source: text }),
      async ({ id }) => {
        const { body } = await admin.get<{ id: number; [field: string]: unknown }[]>('/api/admin/catalysts');
        const kept = body.find((catalyst) => catalyst.id === id);
        return ['title', 'text', 'sector', 'source'].map((field) => kept?.[field]);
      },
    ),

  'POST /api/analytics/track': async (text) =>
    taken(await writer.post('/api/analytics/track', { actionType: 'odd', metadata: { note: text } }), async () => {
      const [row] = await eventually(async () => {
        const rows = await testApp.query<{ metadata: Record<string, unknown> }>(
          `DELETE FROM user_analytics WHERE action_type = 'odd' RETURNING metadata`,
        );
        return rows.length > 0 ? rows : null;
      });
      return [row?.metadata.note];
    }),
};

/** Sends a text by every way, two at a time: what one user saves waits for what the same user saves. */
async function sendEverywhere(text: string): Promise<{ call: string; outcome: Outcome }[]> {
  const ways = Object.entries(WAYS).values();
  const outcomes: { call: string; outcome: Outcome }[] = [];
  const send = async () => {
    for (const [call, way] of ways) outcomes.push({ call, outcome: await way(text) });
  };
  await Promise.all([send(), send()]);
  return outcomes;
}

test.each(Object.entries(HOSTILE_TEXTS))('%s comes back as it was sent, or is refused in words', async (_, text) => {
  const outcomes = await sendEverywhere(text);
  const wrong = outcomes.filter(({ outcome }) =>
    Array.isArray(outcome)
      ? outcome.length === 0 || outcome.some((back) => back !== text)
      : ![400, 413].includes(outcome.status) || !/\w+ \w+/.test(outcome.message),
  );
  expect(wrong).toEqual([]);
  expect(outcomes.filter(({ outcome }) => Array.isArray(outcome)).length).toBeGreaterThanOrEqual(3);
});

test.each(Object.entries(UNSTORABLE_TEXTS))('%s is refused in words, wherever it is sent', async (_, text) => {
  const message: unknown = expect.stringMatching(/characters that cannot be stored/);
  for (const { call, outcome } of await sendEverywhere(text))
    expect({ call, outcome }).toEqual({ call, outcome: { status: 400, message } });
});
