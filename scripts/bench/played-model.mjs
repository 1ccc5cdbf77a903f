import { createServer } from 'node:http';
import { answerTokens, header, tokenAt } from './tokens.mjs';

// A model server in a process of its own, that every yardstick and Copydesk are measured with: it streams an email of 400
// tokens, one every so many milliseconds (PUT /pace/5), or as fast as it can (PUT /pace/0).

const tick = 1;
let pace = 0;
let calls = 0;
/** @type {Set<() => void>} */
const writing = new Set();
setInterval(() => writing.forEach((go) => go()), tick);

const server = createServer(async (request, response) => {
  const [, order, value] = request.url?.split('/') ?? [];
  if (request.method === 'PUT' && order === 'pace') {
    pace = Number(value);
    return void response.end();
  }
  if (order === 'calls') return void response.end(String(calls));
  if (request.method === 'GET') return void response.end('{"object":"list","data":[]}');
  for await (const _ of request);
  calls += 1;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  stream(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : 0 });
});
process.once('disconnect', () => process.exit());

/** @param {import('node:http').ServerResponse} response */
function stream(response) {
  response.write(chunk({ role: 'assistant', content: header }));
  const start = performance.now();
  const milliseconds = pace;
  let sent = 0;
  const go = () => {
    const due = milliseconds === 0 ? answerTokens : Math.floor((performance.now() - start) / milliseconds);
    for (; sent < Math.min(due, answerTokens); sent++) response.write(chunk({ content: tokenAt(sent) }));
    if (sent < answerTokens && !response.destroyed) return;
    writing.delete(go);
    const usage = { prompt_tokens: 500, completion_tokens: answerTokens, total_tokens: answerTokens + 500 };
    response.end(`${chunk({}, 'stop')}${event({ choices: [], usage })}data: [DONE]\n\n`);
  };
  writing.add(go);
  go();
}

/** @param {object} delta @param {string | null} reason */
function chunk(delta, reason = null) {
  return event({ choices: [{ index: 0, delta, finish_reason: reason }] });
}

/** @param {object} more */
function event(more) {
  const common = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'played' };
  return `data: ${JSON.stringify({ ...common, ...more })}\n\n`;
}
