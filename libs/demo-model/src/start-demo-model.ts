import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerChat } from './answer-chat';
import type { Call, Fault } from './fault';
import { sendError, sendJson } from './http-body';
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
  await once(server.listen(options.port ?? 0, '127.0.0.1'), 'listening');
  const address = server.address();
  const model: DemoModel = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}/v1`,
    calls,
    pace: startPace,
    play: (...more) => void faults.push(...more),
    reset() {
      calls.length = 0;
      faults.length = 0;
      model.pace = startPace;
    },
    async close() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
  return model;
}

interface Session {
  calls: Call[];
  nextFault: () => Fault;
  pace: () => number;
}

async function route(request: IncomingMessage, response: ServerResponse, session: Session): Promise<void> {
  const asked = `${request.method} ${new URL(request.url ?? '/', 'http://127.0.0.1').pathname}`;
  const demo = { id: 'demo', object: 'model', created: 0, owned_by: 'copydesk' };
  if (asked === 'GET /v1/models') return sendJson(response, { object: 'list', data: [demo] });
  const isResponses = asked === 'POST /v1/responses';
  if (!isResponses && asked !== 'POST /v1/chat/completions')
    return sendError(response, 404, `The demo model does not know ${asked}`);
  const body = await readBody(request);
  const chat = isResponses ? readResponsesRequest(body) : readChatRequest(body);
  if (!chat) return sendError(response, 400, 'The body must be a request of this API in JSON');
  const times = { startedAt: Date.now(), firstTokenAt: null, closedAt: null, ended: null };
  const call: Call = { request: body, model: chat.model, streamed: chat.stream, fault: session.nextFault(), ...times };
  session.calls.push(call);
  await answerChat(chat, call, response, session.pace);
}

/** The JSON that a request carries; undefined where it is not JSON. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk)));
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
