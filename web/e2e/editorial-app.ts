import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The editorial app, played by a page that says how it was opened. */
export async function openEditorialApp() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<h1>Editorial desk</h1><p id="held"></p><script>held.textContent = String(window.opener)</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const SSO_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return {
    url,
    publicKey,
    /** Of an app that opens it. */
    env: { EDITORIAL_APP_URL: `${url}/desk`, SSO_PRIVATE_KEY },
    close: () => server.close(),
  };
}
