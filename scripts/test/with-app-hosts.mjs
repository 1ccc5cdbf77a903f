import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const HOST = fileURLToPath(new URL('app-host.mjs', import.meta.url));

/**
 * Runs a body with a server that tells each Jest worker, or all journeys, the address of their host of apps, which is
 * started when it is first asked for.
 * @template T
 * @param {NodeJS.ProcessEnv} env
 * @param {(url: string) => Promise<T>} body
 */
export async function withAppHosts(env, body) {
  /** @type {Map<string, ReturnType<typeof startHost>>} */
  const hosts = new Map();
  const server = createServer((request, response) => {
    const worker = request.url ?? '';
    const host = hosts.get(worker) ?? startHost(env);
    hosts.set(worker, host);
    host.then(
      ({ url }) => response.end(url),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    return await body(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
    for (const host of await Promise.allSettled(hosts.values())) {
      if (host.status === 'fulfilled') host.value.child.kill('SIGKILL');
    }
  }
}

/** @param {NodeJS.ProcessEnv} env */
async function startHost(env) {
  // What it says when it crashes is seen; what its apps log is not.
  const child = fork(HOST, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`it ended with ${code}`)));
  const [port] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return { child, url: `http://127.0.0.1:${port}` };
}
