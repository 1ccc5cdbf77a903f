import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import { isOwnSocket } from '../http/same-origin';

/** socket.io over websockets only (no sticky sessions are needed), for pages of our own origin only. */
export class LiveAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly publicUrl: URL | null,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const own: Partial<ServerOptions> = {
      ...options,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: 10_000,
      allowRequest: (request, decide) => decide(null, isOwnSocket(request, this.publicUrl)),
    };
    const server: unknown = super.createIOServer(port, own);
    return server as Server;
  }
}
