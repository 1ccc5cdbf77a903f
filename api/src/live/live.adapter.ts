import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { networkOf } from '../http/network';
import { isOwnSocket } from '../http/same-origin';

/** Connections that may be open from one network address at this process: an office of two hundred with five tabs each. */
const MOST_OF_ADDRESS = 1_000;
const TOO_MANY = 'Too many live connections are open from your network. Copydesk goes on without one.';

/** How long a connection may be open before it says who it is. */
const JOIN_WITHIN_MS = 10_000;

interface Place {
  publicUrl: URL | null;
  /** How many proxies stand before the api. */
  trustProxy: number;
}

/** socket.io over websockets only (no sticky sessions are needed), for pages of our own origin, so many of an address. */
export class LiveAdapter extends IoAdapter {
  private readonly open = new Map<string, number>();

  constructor(
    app: INestApplicationContext | HttpServer,
    private readonly place: Place,
    private readonly mostOfAddress = MOST_OF_ADDRESS,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const { publicUrl, trustProxy } = this.place;
    const own: Partial<ServerOptions> = {
      ...options,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: 10_000,
      connectTimeout: JOIN_WITHIN_MS,
      allowRequest: (request, decide) => {
        const isFull = this.openFrom(addressOf(request, trustProxy)) >= this.mostOfAddress;
        decide(isFull ? TOO_MANY : null, !isFull && isOwnSocket(request, publicUrl));
      },
    };
    const server = super.createIOServer(port, own) as Server;
    server.engine.on('connection', (connection: { request: IncomingMessage; once: HttpServer['once'] }) => {
      const address = addressOf(connection.request, trustProxy);
      this.count(address, 1);
      connection.once('close', () => this.count(address, -1));
    });
    return server;
  }

  private openFrom(address: string): number {
    return this.open.get(address) ?? 0;
  }

  private count(address: string, change: 1 | -1): void {
    const open = this.openFrom(address) + change;
    if (open > 0) this.open.set(address, open);
    else this.open.delete(address);
  }
}

/** Where a handshake comes from, as express reads it of a request: the address before the proxies that are trusted. */
export function addressOf({ socket, headers }: IncomingMessage, trustProxy: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [socket.remoteAddress, ...forwarded.map((address) => address.trim()).reverse()].filter(Boolean);
  return networkOf(hops[Math.min(trustProxy, hops.length - 1)]);
}
