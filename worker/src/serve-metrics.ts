import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '@copydesk/observability';

/** Serves `/live` and `/metrics`, for supervisors and Prometheus. @throws Error where the port is taken. */
export async function serveMetrics({ host, port }: { host: string; port: number }, { registry }: Metrics) {
  const server = createServer((request, response) => {
    if (request.url === '/live') response.end('ok');
    else if (request.url === '/metrics') {
      void registry.metrics().then((text) => response.setHeader('Content-Type', registry.contentType).end(text));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
