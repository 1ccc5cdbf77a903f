import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The network between a process and a service: it can cut, fall silent, and lead to another service without a word. */
export class TcpProxy {
  private readonly pairs = new Set<[Socket, Socket]>();
  private silent = false;

  private constructor(
    private readonly server: Server,
    private target: number,
    private readonly listen: () => (bytes: Buffer) => void,
  ) {
    server.on('connection', (client) => this.lead(client));
  }

  /**
   * Listens on a free loopback port, and leads to the service on the port `target`. `listen` is called for each
   * connection: what it returns hears all that the service answers there.
   */
  static async open(target: number, listen: () => (bytes: Buffer) => void = () => () => undefined): Promise<TcpProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TcpProxy(server, target, listen);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Every connection ends at once, as if the service had been stopped; new ones are led on as before. */
  cut(): void {
    for (const sockets of this.pairs) for (const socket of sockets) socket.destroy();
    this.pairs.clear();
  }

  /** Connections stay open, old ones and new, and nothing comes through, until `speak`. What was sent meanwhile then arrives. */
  silence(): void {
    this.silent = true;
    for (const sockets of this.pairs) for (const socket of sockets) socket.pause();
  }

  speak(): void {
    this.silent = false;
    for (const sockets of this.pairs) for (const socket of sockets) socket.resume();
  }

  /** A failover without a FIN: connections there are stay open and dead for ever, new ones reach the service on the port `target`. */
  replace(target: number): void {
    this.target = target;
    for (const [client, service] of this.pairs) {
      client.unpipe(service);
      service.unpipe(client);
      client.resume();
      service.resume();
    }
  }

  /** What is asked over the connections there are is done, and nobody hears the answer. */
  loseAnswers(): void {
    for (const [client, service] of this.pairs) {
      service.unpipe(client);
      service.resume();
    }
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }

  private lead(client: Socket): void {
    const service = connect(this.target, '127.0.0.1');
    const pair: [Socket, Socket] = [client, service];
    this.pairs.add(pair);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        for (const either of pair) either.destroy();
        this.pairs.delete(pair);
      });
    }
    client.pipe(service);
    service.pipe(client);
    service.on('data', this.listen());
    if (this.silent) for (const socket of pair) socket.pause();
  }
}
