import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerChat } from './answer-chat';
import type { Call, Fault } from './fault';
import { readBody, sendError, sendJson } from './http-body';
import { readChatRequest, readResponsesRequest } from './read-chat-request';

const DEFAULT_PACE = 600;

/** A running demo model. */
export interface DemoModel {
  /** Base address for the openai SDK; it ends in `/v1`. */
  readonly url: string;
  /** Every chat call since the start or the last `reset`, oldest first. */
  readonly calls: Call[];
  /** Characters a second. `Infinity` writes at once. */
  pace: number;
  /** Lines up one fault for each of the next calls. */
  play(...faults: Fault[]): void;
  /** Forgets calls and faults and takes the pace of the start again. */
  reset(): void;
  /** Ends every connection and the server. */
  close(): Promise<void>;
}

/**
 * Starts a server on 127.0.0.1 that speaks the part of the OpenAI API which this product uses, and writes its answers
 * from what it is asked by rule: the same request gives the same text.
 * `port` 0 (the default) takes a free one; `pace` is characters a second, 600 by default. Rejects where the port is taken.
 */
export async function startDemoModel(options: { port?: number; pace?: number } = {}): Promise<DemoModel> {
  const calls: Call[] = [];
  const faults: Fault[] = [];
  const startPace = options.pace ?? DEFAULT_PACE;
  const server = createServer((request, response) => {
    const nextFault = () => faults.shift() ?? { kind: 'none' as const };
    route(request, response, { calls, nextFault, pace: () => model.pace }).catch((error: unknown) => {
      if (!response.headersSent) sendError(response, 500, error instanceof Error ? error.message : 'Unknown error');
      else response.destroy();
    });
  });
  const port = await listen(server, options.port ?? 0);
  const model: DemoModel = {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    pace: startPace,
    play: (...more) => void faults.push(...more),
    reset() {
      calls.length = 0;
      faults.length = 0;
      model.pace = startPace;
    },
    close: () => close(server),
  };
  return model;
}

const READERS: Record<string, typeof readChatRequest> = {
  '/v1/chat/completions': readChatRequest,
  '/v1/responses': readResponsesRequest,
};

interface Session {
  calls: Call[];
  nextFault: () => Fault;
  pace: () => number;
}

async function route(request: IncomingMessage, response: ServerResponse, session: Session): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
  if (request.method === 'GET' && path === '/v1/models') {
    return sendJson(response, {
      object: 'list',
      data: [{ id: 'demo', object: 'model', created: 0, owned_by: 'copydesk' }],
    });
  }
  const read = request.method === 'POST' ? READERS[path] : undefined;
  if (!read) {
    return sendError(response, 404, `The demo model does not know ${request.method} ${path}`);
  }
  const body = await readBody(request);
  const chat = body === undefined ? undefined : read(body);
  if (!chat) return sendError(response, 400, 'The body must be a request of this API in JSON');
  const call: Call = {
    request: body,
    model: chat.model,
    streamed: chat.stream,
    fault: session.nextFault(),
    startedAt: Date.now(),
    firstTokenAt: null,
    closedAt: null,
    ended: null,
  };
  session.calls.push(call);
  await answerChat(chat, call, response, session.pace);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
