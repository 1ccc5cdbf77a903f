import { readConfig } from '@copydesk/config';
import { createLog } from '@copydesk/observability';
import { TestApp } from '@copydesk/testing';
import { createApi, type Api } from '../create-api';

/** What a visitor without a session may call. */
const PUBLIC = [
  'DELETE /api/admin/unlock',
  'GET /.well-known/jwks.json',
  'GET /api/health/live',
  'GET /api/health/queue',
  'GET /api/health/ready',
  'GET /api/status',
  'POST /api/admin/unlock',
  'POST /api/analytics/track',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/register',
];

let testApp: TestApp;
let api: Api;
beforeAll(async () => {
  testApp = await TestApp.open();
  api = await createApi(readConfig(testApp.env), createLog('silent', 'api'));
});
afterAll(async () => {
  await api.close();
  await testApp.close();
});

test('each route that is not on the public list asks for a login', async () => {
  const open: string[] = [];
  for (const { method, path } of api.routes()) {
    const address = `http://127.0.0.1:${api.port}${path.replaceAll(/:\w+/g, '1')}`;
    const { status } = await fetch(address, { method });
    if (status !== 401) open.push(`${method} ${path}`);
  }
  expect(api.routes().length).toBeGreaterThan(PUBLIC.length);
  expect(open.sort()).toEqual(PUBLIC);
});
