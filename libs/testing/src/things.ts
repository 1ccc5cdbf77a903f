import type {
  Brand,
  GenerationThreadResponse,
  KeptConfirmation,
  KeptDocument,
  KeptWaiver,
  MessageResponse,
  UserResponse,
} from '@copydesk/contracts';
import { buildBrand, buildBrief } from './briefs';
import { startCampaign } from './campaign';
import type { OwnApp } from './test-app';
import type { TestClient } from './test-client';

/** What is there for all users to share. */
export interface Commons {
  /** The name of somebody who signs in. */
  username: string;
  /** Somebody whom nobody misses. */
  user: string;
  catalyst: string;
  feed: string;
}

/** What calls name. */
export interface Things extends Commons {
  thread: string;
  message: string;
  waiver: string;
  confirmation: string;
  job: string;
  generation: string;
  folder: string;
  campaign: string;
  document: string;
  brand: string;
  /** Of that brand. */
  offer: string;
  brandEmail: string;
}

/** Makes one of each thing for a user, with a word in each of its texts. No job of the user's is open when it is done. */
export async function makeThings(client: TestClient, commons: Commons, word: string): Promise<Things> {
  const made = async <T extends { id: number | string }>(path: string, body: object) =>
    String((await client.post<T>(path, body)).body.id);
  const email = { title: word, content: `Subject: ${word}\n\n${word} rose 40% on Tuesday.`, appId: 1 };
  const generation = await made('/api/generations', { ...email, originalPrompt: word, metadata: { word } });
  const opened = await client.post<GenerationThreadResponse>(`/api/generations/${generation}/thread`);
  const thread = opened.body.threadId;
  const { body: messages } = await client.get<MessageResponse[]>(`/api/threads/${thread}/messages`);
  const claim = { quote: '40%', sentence: `${word} rose 40% on Tuesday.`, reason: word };
  const [folder, waiver, confirmation, document, brand, job, campaign] = await Promise.all([
    made('/api/folders', { name: word }),
    made<KeptWaiver>(`/api/threads/${thread}/waivers`, claim),
    made<KeptConfirmation>(`/api/threads/${thread}/confirmations`, { claim: '40%', sentence: claim.sentence }),
    client.post<KeptDocument>('/api/documents', { name: `${word}.pdf`, text: `Page 1\n${word} rose 40%.` }),
    client.post<Brand>('/api/brands', buildBrand({ name: word })),
    client.submit('/api/generate-email', buildBrief({ catalyst: `${word} rose 40% on Tuesday.` })),
    startCampaign(client),
  ]);
  const brandEmail = await made(`/api/brands/${brand.body.id}/emails`, {
    content: `Subject: ${word}\n\n${word} rose.`,
  });
  for (const id of [job, campaign.jobId]) await client.post(`/api/jobs/${id}/cancel`);
  return {
    ...commons,
    thread,
    message: messages.findLast(({ version }) => version !== null)?.id ?? '',
    waiver,
    confirmation,
    job,
    generation,
    folder,
    campaign: campaign.campaignId ?? '',
    document: document.body.documentId,
    brand: brand.body.id,
    offer: brand.body.offers[0]?.id ?? '',
    brandEmail,
  };
}

/** A client that is signed in as a new administrator. */
export async function signedInAsAdmin(testApp: Pick<OwnApp, 'signedIn' | 'query'>): Promise<TestClient> {
  const client = await testApp.signedIn();
  const { id } = (await client.get<UserResponse>('/api/user')).body;
  await testApp.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [id]);
  return client;
}

/** Makes what is there for all users to share. */
export async function makeCommons(testApp: OwnApp, admin: TestClient): Promise<Commons> {
  const [{ id }, { username }] = await Promise.all([testApp.client().register(), testApp.client().register()]);
  const [feed] = await testApp.query<{ id: number }>(
    `INSERT INTO catalyst_feeds (url) VALUES ('http://127.0.0.1:1/feed') RETURNING id`,
  );
  const catalyst = { title: 'Copper', text: 'Copper passed $10,000 a ton.' };
  const { body } = await admin.post<{ id: number }>('/api/admin/catalysts', catalyst);
  return { username, user: String(id), feed: String(feed?.id), catalyst: String(body.id) };
}
