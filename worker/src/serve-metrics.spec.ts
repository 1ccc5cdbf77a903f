import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { once } from 'node:events';
import { readConfig } from '@copydesk/config';
import { Metrics } from '@copydesk/observability';
import { serveMetrics } from './serve-metrics';

test('metrics stay on the machine unless the settings say otherwise', async () => {
  const { worker } = readConfig({
    DATABASE_URL: 'postgres://a',
    REDIS_URL: 'redis://a',
    SESSION_SECRET: 'x'.repeat(64),
  });
  const server = await serveMetrics(worker, new Metrics());
  const reaches = async (host: string) => {
    const socket = connect(server.port, host);
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isThere;
  };
  const others = Object.values(networkInterfaces()).flatMap((all) => all?.filter(({ internal }) => !internal) ?? []);
  expect(await reaches('127.0.0.1')).toBe(true);
  for (const { address, scopeid } of others) if (!scopeid) expect(await reaches(address)).toBe(false);
  await server.close();
});
