import type { ServerResponse } from 'node:http';
import type { Call, Fault } from './fault';
import { sendError, sendJson } from './http-body';
import type { ChatRequest } from './read-chat-request';
import { ChatStream } from './chat-stream';
import { responseBody } from './response-body';
import { identity, usage } from './identity';
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
    const retry = fault.retryAfterSeconds;
    const headers: Record<string, string> = retry === undefined ? {} : { 'Retry-After': String(retry) };
    return sendError(response, fault.status, `The demo model was told to answer ${fault.status}`, headers);
  }
  const text = answerText(chat, call);
  if (text === undefined) return sendError(response, 400, `The demo model has no rule for "${chat.schemaName}"`);
  await (chat.stream ? stream : whole)(chat, call, response, { text, pace, signal: gone.signal });
}

interface Answer {
  text: string;
  pace: () => number;
  signal: AbortSignal;
}

function answerText(chat: ChatRequest, call: Call): string | undefined {
  if (call.fault.kind === 'empty-answer') return '';
  if (call.fault.kind === 'answer') return call.fault.content;
  if (call.fault.kind === 'not-json') return 'Certainly! Here is what I found.';
  return writeAnswer(chat);
}

function howItEnded(fault: Fault, allSent: boolean): Call['ended'] {
  if (fault.kind === 'cut') return 'fault';
  if (!allSent) return 'aborted';
  return fault.kind === 'none' || fault.kind === 'answer' ? 'finished' : 'fault';
}

async function stream(chat: ChatRequest, call: Call, response: ServerResponse, answer: Answer): Promise<void> {
  const out = new ChatStream(response, identity(chat));
  out.start();
  const { fault } = call;
  const stop = 'afterCharacters' in fault ? fault.afterCharacters : Infinity;
  const sent = await typeOut(answer.text.slice(0, stop), answer.pace, answer.signal, (piece) => {
    call.firstTokenAt ??= Date.now();
    out.text(piece);
  });
  if (!sent || fault.kind === 'hang') return;
  if (fault.kind === 'cut') return void response.destroy();
  if (fault.kind === 'garbage-line') out.garbage();
  if (fault.kind !== 'no-finish-reason') out.finish();
  if (chat.includeUsage) out.usage(usage(chat, answer.text));
  out.end();
}

async function whole(chat: ChatRequest, call: Call, response: ServerResponse, answer: Answer): Promise<void> {
  const { fault } = call;
  const stop = 'afterCharacters' in fault ? fault.afterCharacters : Infinity;
  const due = await typeOut(answer.text.slice(0, stop), answer.pace, answer.signal, () => {
    call.firstTokenAt ??= Date.now();
  });
  if (!due) return;
  const body =
    chat.api === 'responses' ? responseBody(chat, fault, answer.text) : completionBody(chat, fault, answer.text);
  if (stop === Infinity) return sendJson(response, body);
  const json = JSON.stringify(body);
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write(json.slice(0, json.length / 2), () => {
    if (fault.kind === 'cut') response.destroy();
    if (fault.kind === 'garbage-line') response.end();
  });
}

function completionBody(chat: ChatRequest, fault: Fault, text: string): Record<string, unknown> {
  const reason = fault.kind === 'no-finish-reason' ? null : 'stop';
  const message = { role: 'assistant', content: text, refusal: null };
  return {
    ...identity(chat),
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: reason, logprobs: null }],
    usage: usage(chat, text),
    ...(fault.kind === 'answer' && fault.fields),
  };
}
