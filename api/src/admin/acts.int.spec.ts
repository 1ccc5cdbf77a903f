import type { AdminAct } from '@copydesk/contracts';
import {
  allOpen,
  buildBrief,
  everyCall,
  HostedApp,
  makeCommons,
  makeThings,
  PIN,
  signedInAsAdmin,
  TestProcess,
  type TestClient,
} from '@copydesk/testing';

let testApp: HostedApp;
let admin: TestClient;
let adminName: string;
beforeAll(async () => {
  testApp = await HostedApp.open({ env: allOpen() });
  admin = await signedInAsAdmin(testApp);
  adminName = (await admin.get<{ username: string }>('/api/user')).body.username;
});
beforeEach(() => testApp.query('TRUNCATE admin_acts'));
afterAll(() => testApp.close());

const acts = async (query = '') => (await admin.get<AdminAct[]>(`/api/admin/acts${query}`)).body;

/** Somebody with a text. */
async function writer() {
  const client = testApp.client();
  const { id, username } = await client.register();
  await client.post('/api/generate-email', buildBrief());
  return { id, username, client };
}

test('each change of an administrator is a line: who, what, to whom, from where, and whether it was done', async () => {
  const calls = everyCall(await makeThings(admin, await makeCommons(testApp, admin), 'Copper'));
  const changes = calls.filter(
    ({ who, method, path }) => who === 'admin' && method !== 'GET' && !path.includes('/unlock'),
  );
  expect(changes.length).toBeGreaterThan(9);
  for (const { route, method, path, body } of changes) {
    await testApp.query('TRUNCATE admin_acts');
    const { status } = await admin.send(method, path, body && JSON.stringify(body), {});
    const [line] = await acts('?kind=changes');
    expect({ route, line }).toEqual({
      route,
      line: expect.objectContaining({ act: route, actor: adminName, address: '127.0.0.1', isDone: status < 400 }),
    });
  }
});

test('whom it was done to is told by the name that the account had, also when it is gone', async () => {
  const { id, username } = await writer();
  await admin.post(`/api/admin/users/${id}/disable`);
  await admin.delete(`/api/admin/users/${id}`);
  const told = (await acts('?kind=changes')).map(({ act, subject, subjectId }) => ({ act, subject, subjectId }));
  expect(told).toEqual([
    { act: 'DELETE /api/admin/users/:id', subject: username, subjectId: id },
    { act: 'POST /api/admin/users/:id/disable', subject: username, subjectId: id },
  ]);
});

test('what was refused is a line, too, and says so; what is not allowed is none', async () => {
  const { id } = (await admin.get<{ id: number }>('/api/user')).body;
  expect((await admin.post(`/api/admin/users/${id}/disable`)).status).toBe(409);
  const stranger = await testApp.signedIn();
  expect((await stranger.post(`/api/admin/users/${id}/disable`)).status).toBe(403);
  expect(await acts('?kind=changes')).toMatchObject([{ actor: adminName, isDone: false }]);
});

test('whose texts are read is noted once, by whom and from where, whichever way they are read', async () => {
  const { id, username } = await writer();
  const path = `user/${id}/activity`;
  for (let n = 0; n < 2; n++) await admin.get(`/api/admin/${path}`);
  await testApp.client().get(`/api/standalone/admin/${path}`, { 'x-admin-pin': PIN });
  const read = { act: 'GET /api/admin/user/:id/activity', subject: username, subjectId: id, address: '127.0.0.1' };
  expect(await acts('?kind=readings')).toMatchObject([
    { ...read, actor: 'PIN', actorId: null },
    { ...read, actor: adminName },
  ]);
  await testApp.query('TRUNCATE admin_acts');
  await admin.get('/api/admin/figure-events?of=generations&within=day');
  await admin.get('/api/admin/realtime-analytics');
  const whose = (await acts(`?kind=readings&q=${username}`)).map(({ act, subject }) => ({ act, subject }));
  expect(whose).toEqual([
    { act: 'GET /api/admin/realtime-analytics', subject: username },
    { act: 'GET /api/admin/figure-events', subject: username },
  ]);
});

test('the lists of texts are noted as such, the file too', async () => {
  await admin.get('/api/admin/feedbacks');
  const file = await fetch(`${testApp.address}/api/admin/events?format=csv`, { headers: { cookie: admin.cookie } });
  expect(file.status).toBe(200);
  await file.text();
  const lists = ['GET /api/admin/events', 'GET /api/admin/feedbacks'];
  expect(await acts()).toMatchObject(lists.map((act) => ({ act, actor: adminName, subject: null })));
});

test('where the log cannot be written, nothing is changed and no text is told', async () => {
  const { id } = await writer();
  await testApp.query('ALTER TABLE admin_acts RENAME TO away');
  try {
    expect((await admin.post(`/api/admin/users/${id}/disable`)).status).toBe(500);
    const { status, body } = await admin.get(`/api/admin/user/${id}/activity`);
    expect({ status, keys: Object.keys(body).sort() }).toEqual({ status: 500, keys: ['message', 'statusCode'] });
    const [user] = await testApp.query('SELECT disabled_at FROM users WHERE id = $1', [id]);
    expect(user).toEqual({ disabled_at: null });
  } finally {
    await testApp.query('ALTER TABLE away RENAME TO admin_acts');
  }
});

test('what the command does is a line as well, and the whole log is a file', async () => {
  const { username } = await writer();
  await TestProcess.run('dist/api/src/admin.main.js', testApp.env, [username, '--reset']);
  const told = (await acts('?kind=changes')).map(({ act, actor, subject }) => ({ act, actor, subject }));
  expect(told).toEqual(['admin --reset', 'admin'].map((act) => ({ act, actor: 'npm run admin', subject: username })));
  const file = await fetch(`${testApp.address}/api/admin/acts?format=csv&q=${username}`, {
    headers: { cookie: admin.cookie },
  });
  expect((await file.text()).trim().split('\n')).toHaveLength(3);
});
