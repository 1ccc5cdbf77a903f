import { analyticsSessionId } from './analytics-session';
import { HttpError, NetworkError } from './http-error';
import { parseJson } from './parse-json';

interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

type Method = 'GET' | 'POST' | 'PUT';

async function send<T>(method: Method, path: string, body: unknown, options: RequestOptions = {}): Promise<T> {
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
  return parseJson<T>(text || 'null');
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
  post: <T>(path: string, body?: unknown, options?: RequestOptions) => send<T>('POST', path, body, options),
  put: <T>(path: string, body: unknown, options?: RequestOptions) => send<T>('PUT', path, body, options),
};
