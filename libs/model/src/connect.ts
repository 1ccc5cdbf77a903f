import OpenAI from 'openai';

/** How much of an answer is read, and of one line of a stream, in bytes: many times what any answer has. */
const ANSWER_BYTES = 32 * 1024 * 1024;
const LINE_BYTES = 1024 * 1024;

/** How much of a refusal is read, in characters. */
const REFUSAL_CHARACTERS = 20_000;

/** A client of a server that speaks the OpenAI API; without an address, of OpenAI itself. */
export function connect(apiKey: string, baseURL: string | undefined): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL,
    maxRetries: 0,
    // It would print what a model wrote.
    logLevel: 'off',
    timeout: 60 * 60_000,
    fetch: boundedFetch,
  });
}

/** Fetches as always, but reads no answer without end, and puts what servers say of a refusal where the SDK looks for it. */
async function boundedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const { status, statusText, headers } = response;
  if (!response.ok) {
    const said = (await response.text()).slice(0, REFUSAL_CHARACTERS);
    return Response.json({ error: readRefusal(said) }, { status, statusText, headers: plain(headers) });
  }
  const isStream = headers.get('content-type')?.startsWith('text/event-stream');
  const body = response.body?.pipeThrough(bounded(isStream ? LINE_BYTES : ANSWER_BYTES)) ?? null;
  return new Response(body, { status, statusText, headers: plain(headers) });
}

/** Some servers say it under `error`, as an object or a string, others at the top, and some not in JSON. */
function readRefusal(said: string): object {
  try {
    const body: unknown = JSON.parse(said);
    const inner = isRecord(body) && 'error' in body ? body.error : body;
    return isRecord(inner) ? inner : { message: String(inner) };
  } catch {
    return { message: said };
  }
}

/** The body that is handed on is unpacked, and may have another length. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  return kept;
}

const NEWLINE = 0x0a;

function bounded(lineBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = ANSWER_BYTES;
  let line = 0;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      const end = chunk.lastIndexOf(NEWLINE);
      line = end < 0 ? line + chunk.byteLength : chunk.byteLength - end - 1;
      if (left >= 0 && line <= lineBytes) controller.enqueue(chunk);
      else controller.error(new EndlessAnswer());
    },
  });
}

/** An answer went on past anything that could be one. */
export class EndlessAnswer extends Error {
  override readonly name = 'EndlessAnswer';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
