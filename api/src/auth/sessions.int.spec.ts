import { type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();

test('a login that was under way while the password changed opens nothing', async () => {
  const owner = testApp.client();
  const { username } = await owner.register();
  const thieves = Array.from({ length: 6 }, () => testApp.client());
  const tries = thieves.map((thief) => thief.post('/api/login', { username, password: 'secret-1' }));
  const change = { currentPassword: 'secret-1', newPassword: 'another-secret', confirmPassword: 'another-secret' };
  expect((await owner.put('/api/account/password', change)).status).toBe(200);
  await Promise.all(tries);
  const statuses = await Promise.all(thieves.map(async (thief) => (await thief.get('/api/user')).status));
  expect(statuses).toEqual(thieves.map(() => 401));
  expect((await owner.get('/api/user')).status).toBe(200);
});

test('a request that meets a password which is being changed leaves the session to who changes it', async () => {
  const client = testApp.client();
  const { id } = await client.register();
  const raise = (by: number) =>
    testApp.query('UPDATE users SET password_version = password_version + $2 WHERE id = $1', [id, by]);
  await raise(1);
  expect((await client.get('/api/user')).status).toBe(401);
  await raise(-1);
  expect((await client.get('/api/user')).status).toBe(200);
});

test('two changes from the same old password: one is made', async () => {
  const one = testApp.client();
  const { username } = await one.register();
  const other = testApp.client();
  await other.post('/api/login', { username, password: 'secret-1' });
  const change = (client: TestClient, newPassword: string) =>
    client.put('/api/account/password', { currentPassword: 'secret-1', newPassword, confirmPassword: newPassword });
  const answers = await Promise.all([change(one, 'first-secret'), change(other, 'second-secret')]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a session ends after 90 days, however often it is used, and the oldest of 21 gives way', async () => {
  const client = testApp.client();
  const { id, username } = await client.register();
  await testApp.query(
    `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb((now() - interval '91 days')::text))::json
     WHERE user_id = $1`,
    [id],
  );
  expect((await client.get('/api/user')).status).toBe(401);
  const places = [];
  for (let n = 0; n < 21; n++) {
    const place = testApp.client();
    await testApp.query(`UPDATE sessions SET seen_at = seen_at - interval '1 minute' WHERE user_id = $1`, [id]);
    await place.post('/api/login', { username, password: 'secret-1' });
    places.push(place);
  }
  expect((await places[0]?.get('/api/user'))?.status).toBe(401);
  expect((await places[1]?.get('/api/user'))?.status).toBe(200);
  const [{ count } = { count: 0 }] = await testApp.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM sessions WHERE user_id = $1',
    [id],
  );
  expect(count).toBe(20);
});

test('a session ends after 30 days without use', async () => {
  const client = testApp.client();
  const { id } = await client.register();
  const [{ days } = { days: 0 }] = await testApp.query<{ days: number }>(
    `SELECT round(extract(epoch FROM expire - now()) / 86400)::int AS days FROM sessions WHERE user_id = $1`,
    [id],
  );
  expect(days).toBe(30);
  await testApp.query(`UPDATE sessions SET expire = now() - interval '1 second' WHERE user_id = $1`, [id]);
  expect((await client.get('/api/user')).status).toBe(401);
});
