import type { ServerResponse } from 'node:http';
import { setImmediate as yieldToOthers, setTimeout as wait } from 'node:timers/promises';
import type { Call, Fault } from './fault';
import { identity, sendError, sendJson, usage, wholeBody } from './http-body';
import type { ChatRequest } from './read-chat-request';
import { writeAnswer } from './write-answer';

/** Answers one chat call, whole or streamed, at so many characters a second; plays its fault, and notes how it went. */
export async function answerChat(chat: ChatRequest, call: Call, response: ServerResponse, pace: () => number) {
  const { fault } = call;
  const gone = new AbortController();
  response.once('close', () => {
    call.closedAt = Date.now();
    const isPlain = fault.kind === 'none' || fault.kind === 'answer';
    call.ended = fault.kind !== 'cut' && !response.writableFinished ? 'aborted' : isPlain ? 'finished' : 'fault';
    gone.abort();
  });
  if (fault.kind === 'hang-before-headers') return;
  if (fault.kind === 'status') {
    const headers = fault.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(fault.retryAfterSeconds) };
    return sendError(response, fault.status, `The demo model was told to answer ${fault.status}`, headers);
  }
  const text = answerText(chat, fault);
  const shown = text.slice(0, 'afterCharacters' in fault ? fault.afterCharacters : Infinity);
  const frame = { ...identity(chat), object: 'chat.completion.chunk' };
  const send = (choices: object[], more?: object) => {
    if (chat.stream) response.write(`data: ${JSON.stringify({ ...frame, choices, ...more })}\n\n`);
  };
  if (chat.stream) response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
  send([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]);
  const isOut = await typeOut(shown, pace, gone.signal, (content) => {
    call.firstTokenAt ??= Date.now();
    send([{ index: 0, delta: { content }, finish_reason: null }]);
  });
  if (!isOut) return;
  if (!chat.stream) return endWhole(response, fault, wholeBody(chat, fault, text));
  if (fault.kind === 'hang') return;
  if (fault.kind === 'cut') return void response.destroy();
  if (fault.kind === 'garbage-line') response.write('data: {"choices":[{"delta":\n\n');
  if (fault.kind !== 'no-finish-reason') send([{ index: 0, delta: {}, finish_reason: 'stop' }]);
  if (chat.includeUsage) send([], { usage: usage(chat, text) });
  response.end('data: [DONE]\n\n');
}

function answerText(chat: ChatRequest, fault: Fault): string {
  if (fault.kind === 'empty-answer') return '';
  if (fault.kind === 'answer') return fault.content;
  return fault.kind === 'not-json' ? 'Certainly! Here is what I found.' : writeAnswer(chat);
}

/** A fault that parts a stream sends half of a whole answer. */
function endWhole(response: ServerResponse, fault: Fault, body: object): void {
  if (!('afterCharacters' in fault)) return sendJson(response, body);
  const json = JSON.stringify(body);
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write(json.slice(0, json.length / 2), () => {
    if (fault.kind === 'cut') response.destroy();
    if (fault.kind === 'garbage-line') response.end();
  });
}

const TICK_MS = 20;
const LARGEST_PIECE = 120;

/** Hands out a text in small pieces, so many characters a second, never half an emoji; false where it was aborted. */
async function typeOut(text: string, pace: () => number, signal: AbortSignal, send: (piece: string) => void) {
  let at = 0;
  let credit = 0;
  while (at < text.length && !signal.aborted) {
    credit = Math.min(credit + (pace() * TICK_MS) / 1_000, LARGEST_PIECE);
    const cut = at + Math.min(Math.floor(credit), text.length - at);
    const end = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(cut - 1, 0), cut + 1)) ? cut + 1 : cut;
    if (end > at) send(text.slice(at, end));
    credit -= end - at;
    at = end;
    if (pace() === Infinity) await yieldToOthers();
    else if (at < text.length) await wait(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
  return !signal.aborted;
}
