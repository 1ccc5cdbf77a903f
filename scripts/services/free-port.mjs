import { createServer } from 'node:net';

/** @param {number} [wanted] @returns {Promise<number>} rejects with EADDRINUSE where the wanted port is taken */
export function freePort(wanted = 0) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, wanted ? undefined : '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
