import { analyticsSessionId } from './analytics-session';
import { HttpError, NetworkError } from './http-error';
import { nextPath, type Page } from './page';
import { parseJson } from './parse-json';

interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send<T>(method: Method, path: string, body?: unknown, options?: RequestOptions): Promise<T> {
  return (await exchange<T>(method, path, body, options)).content;
}

async function exchange<T>(method: Method, path: string, body: unknown, options: RequestOptions = {}) {
  const response = await reach(path, {
    method,
    credentials: 'include',
    signal: options.signal,
    keepalive: options.keepalive,
    headers: {
      'X-Session-Id': analyticsSessionId(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...options.headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new HttpError(response.status, text, response.statusText);
  return { content: parseJson<T>(text || 'null'), headers: response.headers };
}

/** A list that tells its next page and its length in the headers. */
async function getPage<T>(path: string, options?: RequestOptions): Promise<Page<T>> {
  const { content, headers } = await exchange<T[]>('GET', path, undefined, options);
  const total = Number(headers.get('X-Total-Count') ?? content.length);
  return { items: content, next: nextPath(headers.get('Link')), total };
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError();
  }
}

/** JSON calls to the api, with the session's cookie. */
export const http = {
  get: <T>(path: string, options?: RequestOptions) => send<T>('GET', path, undefined, options),
  page: getPage,
  /** The answer with what its headers say of it. */
  getWithHeaders: <T>(path: string, options?: RequestOptions) => exchange<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: RequestOptions) => send<T>('POST', path, body, options),
  /** Makes something, and makes it once however often it is sent with the same key: `Submission` keeps it. */
  postOnce: <T>(path: string, body: unknown, key: string) =>
    send<T>('POST', path, body, { headers: { 'Idempotency-Key': key } }),
  put: <T>(path: string, body: unknown, options?: RequestOptions) => send<T>('PUT', path, body, options),
  delete: <T>(path: string, options?: RequestOptions) => send<T>('DELETE', path, undefined, options),
};
