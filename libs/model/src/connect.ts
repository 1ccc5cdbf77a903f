import OpenAI from 'openai';

/** How much of an answer is read, in bytes: many times what any answer has. */
export const ANSWER_BYTES = 32 * 1024 * 1024;

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
  // A stream is bounded where its events are read.
  if (headers.get('content-type')?.startsWith('text/event-stream')) return response;
  return new Response(response.body?.pipeThrough(bounded()) ?? null, { status, statusText, headers: plain(headers) });
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

function bounded(): TransformStream<Uint8Array, Uint8Array> {
  let left = ANSWER_BYTES;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left >= 0) controller.enqueue(chunk);
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
