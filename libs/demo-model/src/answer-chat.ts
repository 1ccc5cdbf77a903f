import type { ServerResponse } from 'node:http';
import { ChatStream } from './chat-stream';
import type { Call, Fault } from './fault';
import { identity, sendError, sendJson, usage, wholeBody } from './http-body';
import type { ChatRequest } from './read-chat-request';
import { typeOut } from './type-out';
import { writeAnswer } from './write-answer';

/**
 * Answers one chat call, whole or streamed, and plays its fault. Notes in `call` when the first text went out, when
 * the connection closed and why. `pace` is characters a second.
 */
export async function answerChat(
  chat: ChatRequest,
  call: Call,
  response: ServerResponse,
  pace: () => number,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => {
    call.closedAt = Date.now();
    call.ended = howItEnded(call.fault, response.writableFinished);
    gone.abort();
  });
  const { fault } = call;
  if (fault.kind === 'hang-before-headers') return;
  if (fault.kind === 'status') {
    const { status, retryAfterSeconds: retry } = fault;
    const headers = retry === undefined ? {} : { 'Retry-After': String(retry) };
    return sendError(response, status, `The demo model was told to answer ${status}`, headers);
  }
  const text = answerText(chat, fault);
  const shown = text.slice(0, 'afterCharacters' in fault ? fault.afterCharacters : Infinity);
  const out = chat.stream ? new ChatStream(response, identity(chat)) : null;
  const isOut = await typeOut(shown, pace, gone.signal, (content) => {
    call.firstTokenAt ??= Date.now();
    out?.delta({ content });
  });
  if (isOut) finish(chat, fault, response, text, out);
}

function answerText(chat: ChatRequest, fault: Fault): string {
  if (fault.kind === 'empty-answer') return '';
  if (fault.kind === 'answer') return fault.content;
  return fault.kind === 'not-json' ? 'Certainly! Here is what I found.' : writeAnswer(chat);
}

function howItEnded({ kind }: Fault, allSent: boolean): Call['ended'] {
  if (kind === 'cut') return 'fault';
  if (!allSent) return 'aborted';
  return kind === 'none' || kind === 'answer' ? 'finished' : 'fault';
}

function finish(chat: ChatRequest, fault: Fault, response: ServerResponse, text: string, out: ChatStream | null): void {
  if (!out) return finishWhole(response, fault, wholeBody(chat, fault, text));
  if (fault.kind === 'hang') return;
  if (fault.kind === 'cut') return void response.destroy();
  if (fault.kind === 'garbage-line') out.garbage();
  if (fault.kind !== 'no-finish-reason') out.delta({}, 'stop');
  out.end(chat.includeUsage ? usage(chat, text) : undefined);
}

/** A fault that parts a stream sends half of a whole answer. */
function finishWhole(response: ServerResponse, fault: Fault, body: object): void {
  if (!('afterCharacters' in fault)) return sendJson(response, body);
  const json = JSON.stringify(body);
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write(json.slice(0, json.length / 2), () => {
    if (fault.kind === 'cut') response.destroy();
    if (fault.kind === 'garbage-line') response.end();
  });
}
