import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

/** An answer as it goes over the wire. */
export interface PlayedAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Text is sent as it is; a function writes for itself, to a client that may leave. */
  body: string | ((response: ServerResponse) => void | Promise<void>);
}

/** What a request asked for, and a way to see that its client left. */
export interface PlayedRequest {
  path: string;
  body: Record<string, unknown>;
  gone: Promise<void>;
}

/** A server that answers with given bytes, one answer a request, and keeps what it was asked. */
export class PlayedServer {
  readonly requests: PlayedRequest[] = [];
  /** What it says of its models: the answer to every GET. */
  models: { id: string; shutdown_date?: string | null }[] = [];
  private answers: PlayedAnswer[] = [];
  private readonly splits = new Set<number>();

  private constructor(private readonly server: ReturnType<typeof createServer>) {}

  static async start(): Promise<PlayedServer> {
    const server = createServer();
    const played = new PlayedServer(server);
    server.on('request', (request, response) => void played.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return played;
  }

  /** Base address for the openai SDK; it ends in `/v1`. */
  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`;
  }

  /** Lines up the answers of the next requests. Forgets what was before. `splits` are the bytes before which a body is parted. */
  play(answers: PlayedAnswer[], splits: number[] = []): void {
    this.answers = [...answers];
    this.requests.length = 0;
    this.splits.clear();
    for (const split of splits) this.splits.add(split);
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      return void response.end(JSON.stringify({ object: 'list', data: this.models }));
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const gone = new Promise<void>((resolve) => response.once('close', resolve));
    const sent: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    this.requests.push({ path: request.url ?? '', body: sent as Record<string, unknown>, gone });
    const { status = 200, headers, body } = this.answers.shift() ?? { status: 500, body: 'nothing is lined up' };
    const type =
      typeof body === 'string' && !body.startsWith('data:') && !body.startsWith(':')
        ? 'application/json'
        : 'text/event-stream';
    response.writeHead(status, { 'Content-Type': type, ...headers });
    if (typeof body !== 'string') return await body(response);
    const bytes = Buffer.from(body);
    let from = 0;
    for (const to of [...this.splits].filter((split) => split > 0 && split < bytes.length).sort((a, b) => a - b)) {
      response.write(bytes.subarray(from, to));
      from = to;
      await turn();
      await turn();
    }
    response.end(bytes.subarray(from));
  }
}

/** Server-sent events, as every server of this API streams them. */
export function events(...chunks: object[]): string {
  return `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`;
}

/** A stream of an answer in these pieces, with what it used. */
export function streamOf(pieces: string[], finish = 'stop'): string {
  const chunk = (delta: object, reason: string | null = null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: reason }],
    usage: null,
  });
  return events(
    chunk({ role: 'assistant', content: '' }),
    ...pieces.map((content) => chunk({ content })),
    chunk({}, finish),
    {
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [],
      usage: { prompt_tokens: 50, completion_tokens: 9, total_tokens: 59 },
    },
  );
}
