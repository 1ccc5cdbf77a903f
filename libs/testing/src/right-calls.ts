import { randomBytes, randomUUID } from 'node:crypto';
import type { BrandChoice, Field, Routes, WriterCall } from '@copydesk/contracts';
import { buildCampaign } from './campaign';
import type { Things } from './things';

/**
 * Who passes: anybody, whoever is signed in, the user alone whose thing it names, who unlocked the dashboards, who sends
 * the PIN, administrators.
 */
export type Audience = 'public' | 'user' | 'owner' | 'dashboards' | 'pin' | 'admin';

/** Who makes a call, and how it is answered. */
export interface Said {
  who: Audience;
  /** The status of a right call by who passes. */
  status: number;
  /** Whose id stands for `:id`. */
  of?: keyof Things;
}

/** The fields of bodies that name a thing of a user's own. */
type OwnId<B> = keyof B &
  ('generationId' | 'threadId' | 'messageId' | 'documentId' | 'folderId' | 'ids' | keyof BrandChoice);

type Asked<R> = R extends { query: infer Q } ? { query: { [F in Exclude<keyof Q, 'cursor'>]-?: Q[F] } } : object;

/** Every field is filled in. `foreign`: the status where one of them names what is somebody else's. */
type Sent<R> = R extends { body: infer B }
  ? { body: Required<B> } & ([OwnId<B>] extends [never] ? object : { foreign: Record<OwnId<B>, number> })
  : object;

type RightCalls = {
  [R in Exclude<keyof Routes, `POST /api/${WriterCall}`>]: Said & Asked<Routes[R]> & Sent<Routes[R]>;
};

/** Opens the dashboards where `allOpen` is set. */
export const PIN = '4711';

/** What a reader says of a document in which it found nothing but its text. */
const NO_BLOCKS = '{"reader":1,"blocks":[],"filing":null,"hasBrokenTags":false}';

const line = (who: Audience) => (status: number) => ({ who, status });
const anybody = line('public');
const user = line('user');
const dashboards = line('dashboards');
const pin = line('pin');
const admin = line('admin');
const owner = (of: keyof Things, status: number) => ({ ...line('owner')(status), of });

/** A right value of each kind of field that a writer may ask for. */
export function rightValue(field: Field, { document, catalyst }: Things): unknown {
  const words = 'Copper rose 40% on Tuesday. ';
  const values: Record<Field['kind'], unknown> = {
    text: field.kind === 'text' ? words.repeat(Math.ceil((field.min ?? 1) / words.length)) : words,
    document: `Page 1\n${words}`,
    documentId: document,
    catalystIds: [Number(catalyst)],
    catalysts: [{ id: catalyst, text: words }],
    angle: 'Copper rose, and nobody dug.',
    shape: 'story',
    app: 'hotlist-generator',
  };
  return values[field.kind];
}

/** A right call of each route but those of the writers. A route that is not among them does not compile. */
export function rightCalls(things: Things): RightCalls {
  const document = { documentId: things.document, fileContent: 'Page 1\nCopper rose 40%.' };
  const inThread = { threadId: things.thread };
  const catalyst = {
    title: 'Copper',
    text: 'Copper passed $10,000.',
    sector: 'Metals',
    source: 'The Desk',
    url: `https://news.example/${randomUUID()}`,
    publishedAt: '2026-01-02T03:04:05Z',
    isRetired: true,
  };
  const catalystIds = [Number(things.catalyst)];
  const noDocument = { foreign: { documentId: 404 } };
  const choice = { brandId: things.brand, offerId: things.offer };
  const noBrand = { brandId: 404, offerId: 404 };
  const brand = {
    name: 'Northwind',
    company: 'Northwind Research',
    senderEmail: 'desk@northwind.example',
    voice: 'Calm',
    wordsToAvoid: 'guaranteed',
    disclaimer: 'No advice.',
    signature: 'The desk',
    address: '1 Harbor Street, Springfield',
    unsubscribeText: 'Unsubscribe',
    unsubscribeLink: 'https://northwind.example/unsubscribe',
    readers: 'Owners of mines',
    neverSaid: 'No price targets',
    offers: [
      {
        id: things.offer,
        name: 'The Copper Letter',
        audience: 'Private investors',
        benefits: 'A letter every week',
        callToAction: 'Start today',
        link: 'https://northwind.example/copper',
        disclaimer: 'Metals may fall.',
        ...{ standardPrice: '99', discountedPrice: '49.50', vipPrice: '$199' },
      },
    ],
  };
  const result = { sent: 1_000, opened: 400, clicked: 30, sold: 2, unsubscribed: 1, sentOn: '2026-01-02' };
  const page = { limit: '5' };
  const table = { ...page, format: 'json' as const };
  const figures = { view: 'admin' as const, format: 'json' as const };
  const library = {
    ...page,
    q: 'copper',
    folderId: things.folder,
    favorite: 'false',
    archived: 'false',
    appId: '1',
    ids: things.generation,
    sort: 'title',
  } as const;
  return {
    'POST /api/register': {
      ...anybody(201),
      body: {
        username: `guest-${randomBytes(6).toString('hex')}`,
        password: 'secret-1',
        confirmPassword: 'secret-1',
        firstName: 'Sam',
        email: 'sam@example.com',
      },
    },
    'POST /api/login': { ...anybody(200), body: { username: things.username, password: 'secret-1' } },
    'POST /api/logout': anybody(200),
    'GET /api/user': user(200),
    'GET /api/status': anybody(200),
    'GET /api/apps': user(200),
    'POST /api/generate-sso-token': user(200),
    'POST /api/analytics/track': {
      ...anybody(200),
      body: { actionType: 'page_view', appId: 1, metadata: { page: '/' }, sessionId: 'a' },
    },

    'PUT /api/account': { ...user(200), body: { firstName: 'Sam', lastName: 'Roe', email: 'sam@example.com' } },
    'GET /api/account/house-profile': user(200),
    'PUT /api/account/house-profile': {
      ...user(200),
      body: { company: 'Northwind', voice: 'Calm', wordsToAvoid: 'guaranteed', disclaimer: 'No advice.' },
    },
    'PUT /api/account/password': {
      ...user(200),
      body: { currentPassword: 'secret-1', newPassword: 'letter-2-copper', confirmPassword: 'letter-2-copper' },
    },
    'GET /api/account/analytics': user(200),
    'GET /api/account/sessions': user(200),
    'GET /api/account/storage': user(200),
    'POST /api/account/log-out-everywhere': user(200),

    'GET /api/brands': user(200),
    'POST /api/brands': { ...user(201), body: brand },
    'POST /api/brands/proposals': { ...user(202), body: { emails: ['Copper rose.'] } },
    'PUT /api/brands/:id': { ...owner('brand', 200), body: brand },
    'PUT /api/brands/:id/default': owner('brand', 200),
    'GET /api/brands/:id/emails': owner('brand', 200),
    'POST /api/brands/:id/emails': {
      ...owner('brand', 201),
      body: { content: 'Subject: Copper\n\nCopper rose.', purpose: 'news', generationId: Number(things.generation) },
      foreign: { generationId: 404 },
    },
    'GET /api/brands/:id/emails/:emailId': owner('brand', 200),
    'PUT /api/brands/:id/emails/:emailId': { ...owner('brand', 200), body: { purpose: 'offer', result } },
    'GET /api/brands/:id/results': owner('brand', 200),
    'GET /api/brands/:id/voice': owner('brand', 200),
    'DELETE /api/brands/:id/emails/:emailId': owner('brand', 204),
    'DELETE /api/brands/:id': owner('brand', 204),

    'POST /api/rodchief-analysis': {
      ...user(202),
      body: { emailCopy: 'Copper rose.', analysisType: 'feedback', threadId: randomUUID(), ...choice },
      foreign: { threadId: 404, ...noBrand },
    },
    // Before others give the thread a newer version.
    'POST /api/threads/:id/selection-edits': {
      ...owner('thread', 202),
      body: { version: 1, from: 0, to: 8, text: 'Subject:', action: 'ask', tone: 'plain', instruction: 'Shorter' },
    },
    'POST /api/chat': {
      ...user(202),
      body: {
        ...inThread,
        message: 'Shorter',
        currentCopy: 'Copper.',
        originalContext: 'Copper.',
        kind: 'chat',
        suggestions: ['Shorter'],
      },
      foreign: { threadId: 404 },
    },
    'POST /api/rodchief-review': {
      ...user(202),
      body: { ...inThread, messageId: things.message, emailContent: 'Copper rose.' },
      foreign: { threadId: 404, messageId: 404 },
    },
    'POST /api/fact-check': {
      ...user(202),
      body: { ...inThread, text: 'Copper rose 40%.', context: 'Copper.', documentId: things.document },
      foreign: { threadId: 404, documentId: 404 },
    },
    'POST /api/summarize-file': {
      ...user(202),
      body: { content: 'Copper rose.', documentId: things.document },
      ...noDocument,
    },
    // A worker refuses it: it leads to this machine.
    'POST /api/read-page': { ...user(202), body: { url: 'http://127.0.0.1/copper' } },
    'POST /api/find-catalysts': {
      ...user(202),
      body: { summary: 'Copper.', content: 'Copper rose.', documentId: things.document },
      ...noDocument,
    },
    'POST /api/angles': {
      ...user(202),
      body: {
        content: 'Copper rose.',
        documentId: things.document,
        news: 'Copper rose.',
        catalystIds,
        about: 'A call on Tuesday.',
        offered: ['Copper rose, and nobody dug.'],
        ...choice,
      },
      foreign: { documentId: 404, ...noBrand },
    },
    // Somebody else's brand has no emails of theirs.
    'GET /api/sent-before': { ...user(200), query: { ...choice } },
    'POST /api/get-raw-catalysts': user(200),
    'POST /api/save-rodchief-feedback': {
      ...user(200),
      body: {
        ...inThread,
        messageId: things.message,
        feedback: 'Shorter',
        score: 7,
        improvements: ['Shorter'],
        emailContent: 'Copper rose.',
      },
      // A message's id is what a review is called here: nothing is read by it.
      foreign: { threadId: 404, messageId: 200 },
    },
    'POST /api/report-feedback': {
      ...user(200),
      body: { feedback: 'Well done', rating: 7, sessionContext: { threadId: things.thread, appType: 'hotlist' } },
    },

    'POST /api/documents': {
      ...user(200),
      body: { name: 'Copper.pdf', text: 'Page 1\nCopper rose.', structure: NO_BLOCKS },
    },
    'GET /api/documents': { ...user(200), query: page },
    'GET /api/documents/:id': owner('document', 200),
    'GET /api/documents/:id/content': owner('document', 200),
    'GET /api/documents/:id/text': owner('document', 200),
    'DELETE /api/documents/:id': owner('document', 204),

    // No company is known where filings are off.
    'GET /api/companies': { ...user(409), query: { q: 'nvda' } },
    'GET /api/companies/:cik': user(409),
    'GET /api/companies/:cik/filings': user(409),
    'POST /api/filings': { ...user(409), body: { accession: '0001045810-25-000209', document: 'nvda-20250727.htm' } },
    'GET /api/follows': user(200),
    'PUT /api/follows/:cik': user(404),
    'DELETE /api/follows/:cik': user(404),
    'GET /api/inbox': user(200),
    // A saved email's number is no id of an inbox.
    'PUT /api/inbox': { ...user(200), body: { ids: [randomUUID()], read: true }, foreign: { ids: 400 } },

    'GET /api/jobs/:id': owner('job', 200),
    'POST /api/jobs/:id/cancel': owner('job', 200),
    'POST /api/jobs/:id/retry': owner('job', 202),

    'GET /api/threads': { ...user(200), query: { ...page, saved: 'false' } },
    'GET /api/threads/:id': owner('thread', 200),
    'PUT /api/threads/:id': { ...owner('thread', 200), body: { isDiscarded: false } },
    'GET /api/threads/:id/messages': owner('thread', 200),
    // Its job proposes no words.
    'POST /api/threads/:id/selection-edits/:jobId/take': owner('thread', 404),
    'POST /api/threads/:id/subjects': { ...owner('thread', 202), body: { version: 1 } },
    'PUT /api/threads/:id/versions/:number/preheader': { ...owner('thread', 200), body: { preheader: 'Copper rose.' } },
    // The calls before it have changed the draft.
    'POST /api/threads/:id/versions': {
      ...owner('thread', 409),
      body: { content: 'Copper rose.', restoredFrom: 1, after: randomUUID(), replaces: true, suggestions: ['Shorter'] },
    },

    // A job of a call before it writes in the thread.
    'POST /api/threads/:id/angle': { ...owner('thread', 409), body: { angle: 'Copper rose.', shape: 'story' } },

    'POST /api/ledger': {
      ...user(200),
      body: { ...inThread, text: 'Copper rose 40%.', documentId: things.document, catalystIds },
      foreign: { threadId: 404, documentId: 404 },
    },
    'GET /api/threads/:id/versions/:number/ledger': owner('thread', 200),
    'GET /api/threads/:id/evidence': owner('thread', 200),
    'GET /api/threads/:id/readings': owner('thread', 200),
    'POST /api/threads/:id/readings': { ...owner('thread', 202), body: { text: 'Copper rose 40%.', isAsked: true } },
    'POST /api/threads/:id/waivers': {
      ...owner('thread', 201),
      body: { quote: '40%', sentence: 'Copper rose 40%.', reason: 'The desk says so.' },
    },
    'DELETE /api/threads/:id/waivers/:waiverId': owner('thread', 204),
    'POST /api/threads/:id/confirmations': {
      ...owner('thread', 201),
      body: { claim: '40%', sentence: 'Copper rose 40%.' },
    },
    'DELETE /api/threads/:id/confirmations/:confirmationId': owner('thread', 204),

    'POST /api/generate-campaign': {
      ...user(202),
      body: {
        ...{ ...buildCampaign(), ...document, ...choice, orderFormExample: 'YES!' },
        sendDates: ['2026-01-02', '', '', '', ''],
      },
      foreign: { documentId: 404, ...noBrand },
    },
    'GET /api/campaigns': { ...user(200), query: { ...page, q: 'northwind' } },
    'GET /api/campaigns/:id': owner('campaign', 200),
    'PUT /api/campaigns/:id': { ...owner('campaign', 200), body: { sendDates: ['2026-01-02', '', '', '', ''] } },
    'DELETE /api/campaigns/:id': owner('campaign', 204),
    'POST /api/campaigns/:id/parts/:part': { ...owner('campaign', 202), body: { message: '' } },
    'PUT /api/campaigns/:id/parts/:part': { ...owner('campaign', 200), body: { content: 'Copper rose.' } },
    'GET /api/campaigns/:id/parts/:part/versions': owner('campaign', 200),

    'GET /api/search': { ...user(200), query: { q: 'copper' } },
    'GET /api/library': user(200),
    'GET /api/generations': { ...user(200), query: { ...library, view: 'full' } },
    'GET /api/generations?view=preview': { ...user(200), query: { ...library, view: 'preview' } },
    'POST /api/generations': {
      ...user(201),
      body: {
        ...inThread,
        title: 'Copper',
        content: 'Copper rose.',
        appId: 1,
        originalPrompt: 'Copper',
        version: 1,
        metadata: { a: 1 },
      },
      foreign: { threadId: 404 },
    },
    'GET /api/generations/:id': owner('generation', 200),
    'GET /api/generations/:id/ledger': owner('generation', 200),
    'PUT /api/generations/:id': {
      ...owner('generation', 200),
      body: { title: 'Copper', content: 'Copper rose.', isFavorite: true, isArchived: false },
    },
    'PUT /api/generations/:id/result': { ...owner('generation', 200), body: { result } },
    'POST /api/results/matches': { ...user(200), body: { names: ['Copper'] } },
    'POST /api/results': {
      ...user(200),
      body: { results: [{ kind: 'saved', id: things.generation, result }] },
    },
    'DELETE /api/generations/:id': owner('generation', 204),
    'POST /api/generations/actions': {
      ...user(200),
      body: { ids: [Number(things.generation)], action: 'move', folderId: Number(things.folder) },
      // What is somebody else's is left out of an action.
      foreign: { ids: 200, folderId: 404 },
    },
    'POST /api/generations/:id/move-to-folder': {
      ...owner('generation', 200),
      body: { folderId: Number(things.folder) },
      foreign: { folderId: 404 },
    },
    'POST /api/generations/:id/duplicate': owner('generation', 201),
    'POST /api/generations/:id/thread': owner('generation', 200),
    'GET /api/folders': user(200),
    'POST /api/folders': { ...user(201), body: { name: `Copper ${randomBytes(6).toString('hex')}`, color: '#3b82f6' } },
    'PUT /api/folders/:id': { ...owner('folder', 200), body: { name: 'Tin', color: '#10b981' } },
    'DELETE /api/folders/:id': owner('folder', 204),

    'GET /api/admin/unlock': anybody(200),
    'POST /api/admin/unlock': { ...anybody(200), body: { pin: PIN } },
    'DELETE /api/admin/unlock': anybody(204),
    'GET /api/admin/dashboard-stats': { ...dashboards(200), query: figures },
    'GET /api/admin/dashboard-stats?view=admin': { ...dashboards(200), query: figures },
    'GET /api/admin/app-usage': { ...dashboards(200), query: figures },
    'GET /api/admin/app-usage?view=admin': { ...dashboards(200), query: figures },
    'GET /api/admin/user-activity': { ...dashboards(200), query: figures },
    'GET /api/admin/user-activity?view=admin': { ...dashboards(200), query: figures },
    'GET /api/admin/realtime-analytics': dashboards(200),
    'GET /api/admin/figure-events': { ...dashboards(200), query: { ...page, of: 'copies', within: 'week' } },
    'GET /api/admin/figure-users': { ...dashboards(200), query: { ...page, within: 'ever', q: 'sam' } },
    'GET /api/admin/user/:id/activity': { ...dashboards(200), of: 'user' },
    'GET /api/admin/user/:id/sessions': { ...dashboards(200), of: 'user' },
    'GET /api/standalone/admin/dashboard-stats': { ...pin(200), query: figures },
    'GET /api/standalone/admin/app-usage': { ...pin(200), query: figures },
    'GET /api/standalone/admin/user-activity': { ...pin(200), query: figures },
    'GET /api/standalone/admin/realtime-analytics': pin(200),
    'GET /api/standalone/admin/figure-events': { ...pin(200), query: { ...page, of: 'all', within: 'day' } },
    'GET /api/standalone/admin/figure-users': { ...pin(200), query: { ...page, within: 'week', q: 'sam' } },
    'GET /api/standalone/admin/user/:id/activity': { ...pin(200), of: 'user' },
    'GET /api/standalone/admin/user/:id/sessions': { ...pin(200), of: 'user' },

    'PUT /api/admin/apps/:name': { ...admin(200), body: { isActive: true, adminsOnly: false } },
    'GET /api/admin/insights': admin(200),
    'GET /api/admin/feedbacks': { ...admin(200), query: table },
    'GET /api/admin/events': { ...admin(200), query: table },
    'GET /api/admin/users': { ...admin(200), query: { ...table, q: 'sam' } },
    'POST /api/admin/users': {
      ...admin(201),
      body: { username: `colleague-${randomBytes(6).toString('hex')}`, firstName: 'Sam', email: 'sam@example.com' },
    },
    'POST /api/admin/users/:id/disable': { ...admin(200), of: 'user' },
    'POST /api/admin/users/:id/enable': { ...admin(200), of: 'user' },
    'DELETE /api/admin/users/:id': { ...admin(204), of: 'user' },
    'GET /api/admin/models': admin(200),
    'GET /api/admin/queues': admin(200),
    'GET /api/admin/acts': { ...admin(200), query: { ...table, q: 'sam', kind: 'changes' } },
    'GET /api/admin/jobs': { ...admin(200), query: { ...table, status: 'cancelled' } },
    'POST /api/admin/jobs/:id/retry': { ...admin(202), of: 'job' },
    // It has ended.
    'POST /api/admin/jobs/:id/cancel': { ...admin(409), of: 'job' },
    'GET /api/admin/costs': { ...admin(200), query: { ...table, days: '7' } },
    'GET /api/admin/costs/:table': { ...admin(200), query: { ...table, days: '7' } },
    'GET /api/admin/catalysts': { ...admin(200), query: { ...page, q: 'copper', retired: 'true' } },
    'POST /api/admin/catalysts': { ...admin(201), body: { ...catalyst, url: '' } },
    'PUT /api/admin/catalysts/:id': { ...admin(200), of: 'catalyst', body: catalyst },
    'GET /api/admin/catalyst-feeds': admin(200),
    'POST /api/admin/catalyst-feeds/:id/run': { ...admin(202), of: 'feed' },
  };
}
