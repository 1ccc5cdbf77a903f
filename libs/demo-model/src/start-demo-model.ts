import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { answerChat } from './answer-chat';
import type { Call, Fault } from './fault';
import { sendError, sendJson } from './http-body';
import { readChatRequest, type ChatRequest } from './read-chat-request';

const DEMO = { id: 'demo', object: 'model', created: 0, owned_by: 'copydesk' };
const APIS = new Map<string, ChatRequest['api']>([
  ['POST /v1/chat/completions', 'chat'],
  ['POST /v1/responses', 'responses'],
]);

export interface DemoModelOptions {
  /** 0 (the default) takes a free one. */
  port?: number;
  /** Characters a second, 600 by default. */
  pace?: number;
  /** True where `calls` is to be kept. */
  keepsCalls?: boolean;
  /** What a call is made to suffer, or told to answer, for which nothing is lined up. */
  faultFor?: (asked: ChatRequest) => Fault;
}

/** A running demo model. */
export interface DemoModel {
  /** Base address for the openai SDK; it ends in `/v1`. */
  readonly url: string;
  /** Where they are kept: every chat call since the start or the last `reset`, oldest first. */
  readonly calls: Call[];
  /** Characters a second. `Infinity` writes at once. */
  pace: number;
  /** Lines up one fault for each of the next calls; an answer with citations waits for a call of the Responses API. */
  play(...faults: Fault[]): void;
  /** How many of them no call has taken yet. */
  readonly waiting: number;
  /** Forgets calls and faults and takes the pace of the start again. */
  reset(): void;
  /** Ends every connection and the server. */
  close(): Promise<void>;
}

/**
 * Starts a server on 127.0.0.1 that speaks the part of the OpenAI API which this product uses, and writes its answers
 * from what it is asked by rule: the same request gives the same text. Rejects where the port is taken.
 */
export async function startDemoModel(options: DemoModelOptions = {}): Promise<DemoModel> {
  const calls: Call[] = [];
  const faults: Fault[] = [];
  const startPace = options.pace ?? 600;
  const route = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = `${request.method} ${request.url}`;
    if (asked === 'GET /v1/models') return sendJson(response, { object: 'list', data: [DEMO] });
    const api = APIS.get(asked);
    if (!api) return sendError(response, 404, `The demo model does not know ${asked}`);
    const body = await json(request).catch(() => undefined);
    const chat = readChatRequest(api, body);
    if (!chat) return sendError(response, 400, 'The body must be a request of this API in JSON');
    const next = faults.findIndex((one) => fits(one, chat));
    const fault = (next < 0 ? null : faults.splice(next, 1)[0]) ?? options.faultFor?.(chat) ?? { kind: 'none' };
    const times = { startedAt: Date.now(), firstTokenAt: null, closedAt: null, ended: null };
    const call: Call = { request: body, model: chat.model, streamed: chat.stream, fault, ...times };
    if (options.keepsCalls) calls.push(call);
    await answerChat(chat, call, response, () => model.pace);
  };
  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
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
    get waiting() {
      return faults.length;
    },
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

function fits(fault: Fault, { api, schema }: ChatRequest): boolean {
  const isOfReadings = 'readings' in fault && fault.readings === true;
  if (isOfReadings !== (schema?.name === 'read_claims')) return false;
  const isOfAngles = 'angles' in fault && fault.angles === true;
  if (isOfAngles !== (schema?.name === 'suggest_angles')) return false;
  return api === 'responses' || fault.kind !== 'answer' || fault.annotations === undefined;
}
