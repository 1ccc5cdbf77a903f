import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { LiveAdapter } from './live.adapter';

const http = createServer();
const server = new LiveAdapter(http, { publicUrl: null, trustProxy: 1 }, 2).createIOServer(0);
const sockets: Socket[] = [];
beforeAll(() => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.close();
});

/** Connects from an address. Resolves to whether it was let in. */
function connect(address: string): Promise<boolean> {
  const socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': `198.51.100.9, ${address}` },
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.on('connect', () => resolve(true));
    socket.on('connect_error', () => resolve(false));
  });
}

test('an address has so many connections, whatever it says of itself, and a new one for each that it closes', async () => {
  expect([await connect('203.0.113.1'), await connect('203.0.113.1')]).toEqual([true, true]);
  expect(await connect('203.0.113.1')).toBe(false);
  expect(await connect('203.0.113.2')).toBe(true);
  const gone = new Promise<void>((resolve) => {
    for (const socket of server.sockets.sockets.values()) socket.conn.once('close', () => resolve());
  });
  sockets[0]?.disconnect();
  await gone;
  expect(await connect('203.0.113.1')).toBe(true);
  expect(await connect('203.0.113.1')).toBe(false);
});
