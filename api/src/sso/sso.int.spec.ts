import { createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import type { AppResponse, SsoResponse } from '@copydesk/contracts';
import { HostedApp, TestProcess, useSharedTestApp } from '@copydesk/testing';
import { verify, type JwtPayload } from 'jsonwebtoken';

const APP = 'https://editorial.example/desk?from=copydesk';
const keys = {
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
};
const withoutKey = useSharedTestApp();

type Jwks = { keys: (JsonWebKey & { kid: string; alg: 'ES256' | 'RS256'; use: string })[] };

test.each([
  ['ES256', 'its own address', {}],
  ['RS256', 'its public address', { PUBLIC_URL: 'http://desk.example/' }],
] as const)(
  'a token is signed by %s, issued by %s, and proved by the published key',
  async (algorithm, _, env: { PUBLIC_URL?: string }) => {
    const pem = keys[algorithm].export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n');
    const testApp = await HostedApp.open({ workers: 0, env: { EDITORIAL_APP_URL: APP, SSO_PRIVATE_KEY: pem, ...env } });
    const published = await fetch(`${testApp.address}/.well-known/jwks.json`);
    expect(published.headers.get('access-control-allow-origin')).toBe('*');
    const {
      keys: [key],
    } = (await published.json()) as Jwks;
    expect(key).toMatchObject({ use: 'sig', alg: algorithm });
    expect(key).not.toHaveProperty('d');

    const client = testApp.client();
    const { id, username } = await client.register();
    const { status, body } = await client.post<SsoResponse>('/api/generate-sso-token');
    expect({ status, data: body.sessionData }).toEqual({ status: 200, data: { userId: id, username } });
    const publicKey = createPublicKey({ key: key ?? {}, format: 'jwk' });
    const { header, payload } = verify(body.token, publicKey, {
      complete: true,
      algorithms: [algorithm],
      audience: 'https://editorial.example',
      issuer: env.PUBLIC_URL ? 'http://desk.example' : testApp.address,
      subject: String(id),
    });
    const { iat = 0, exp = 0, jti, sessionData } = payload as JwtPayload;
    expect(header.kid).toBe(key?.kid);
    expect({ life: exp - iat, sessionData }).toEqual({ life: 60, sessionData: { userId: id, username } });
    const again = await client.post<SsoResponse>('/api/generate-sso-token');
    expect((verify(again.body.token, publicKey) as JwtPayload).jti).not.toBe(jti);

    const { body: apps } = await client.get<AppResponse[]>('/api/apps');
    const urls = new Map(apps.map(({ name, externalUrl }) => [name, externalUrl]));
    expect([urls.get('super-editorial-agent'), urls.get('hotlist-generator')]).toEqual([APP, null]);
    await testApp.close();
  },
);

test('where it is not set up, a token is refused in words, and no key is published', async () => {
  const client = await withoutKey.signedIn();
  const { status, body } = await client.post('/api/generate-sso-token');
  expect({ status, message: body.message }).toEqual({
    status: 503,
    message: 'Signing in to the editorial app is not set up.',
  });
  expect((await withoutKey.client().get('/.well-known/jwks.json')).body).toEqual({ keys: [] });
  expect((await withoutKey.client().get('/.well-known/security.txt')).status).toBe(404);
});

test('a bad key stops the start in words that do not tell it', async () => {
  const start = TestProcess.run('dist/api/src/main.js', { ...withoutKey.env, SSO_PRIVATE_KEY: 'not-a-key' });
  await expect(start).rejects.toThrow('SSO_PRIVATE_KEY must be a private key in PEM form');
  await expect(start).rejects.not.toThrow('not-a-key');
});
