import type { JobAccepted, Routes } from '@copydesk/contracts';
import { analyticsSessionId } from './analytics-session';
import { HttpError, NetworkError } from './http-error';
import { parseJson } from './parse-json';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type PathOf<M extends Method> = keyof Routes extends infer K ? (K extends `${M} ${infer P}` ? P : never) : never;
type RouteOf<M extends Method, P extends string> = Routes[Extract<`${M} ${P}`, keyof Routes>];
type AnswerOf<M extends Method, P extends string> = RouteOf<M, P>['answer'];

/** Routes that answer a list, which may come page by page. */
export type ListPath = {
  [P in PathOf<'GET'>]: AnswerOf<'GET', P> extends unknown[] ? P : never;
}[PathOf<'GET'>];
export type ItemOf<P extends ListPath> = AnswerOf<'GET', P> extends (infer T)[] ? T : never;
export type QueryOf<P extends PathOf<'GET'>> = RouteOf<'GET', P> extends { query: infer Q extends object } ? Q : never;

/** Routes that start a job, each with its body. */
export type JobBodies = {
  [
    K in keyof Routes as Routes[K] extends { job: true } ? (K extends `POST ${infer P}` ? P : never) : never
  ]: Routes[K] extends {
    body: infer B extends object;
  }
    ? B
    : never;
};
export type JobPath = keyof JobBodies;

/** The names in a path: 'id' of '/api/jobs/:id/cancel'. */
type NamesIn<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<`/${More}`>
    : Rest
  : never;

interface Extras {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** Packs the body, where the browser can: for what is long. */
  packs?: boolean;
  /** Makes something, and makes it once however often it is sent with the same key: `Submission` keeps it. */
  once?: string;
}
type WithParams<P extends string> = [NamesIn<P>] extends [never]
  ? unknown
  : { params: Record<NamesIn<P>, string | number> };
type WithQuery<R> = R extends { query: infer Q } ? { query?: Q } : unknown;
type WithBody<R> = R extends { body: infer B } ? { body: B } : unknown;

/** A query as it stands in an address. */
type Search = string;

/** What a call says beside its path. */
type Call<M extends Method, P extends string> = Extras &
  WithParams<P> &
  WithQuery<RouteOf<M, P>> &
  WithBody<RouteOf<M, P>>;
/** It may be left out where nothing in it must be said. */
type Rest<C> = Extras extends C ? [call?: C] : [call: C];

/** Any call, as it is sent. */
interface AnyCall extends Extras {
  params?: Record<string, string | number>;
  query?: object | Search;
  body?: object;
}

/** One page of a list: where the next one is, and how many there are in all. */
export interface Page<T> {
  items: T[];
  next: Search | null;
  total: number;
}

/** JSON calls to the api, with the session's cookie. A path stands in `Routes`, which says what goes with it. */
export const http = {
  get: <P extends PathOf<'GET'>>(path: P, ...[call]: Rest<Call<'GET', P>>) =>
    send<AnswerOf<'GET', P>>('GET', path, call),
  post: <P extends PathOf<'POST'>>(path: P, ...[call]: Rest<Call<'POST', P>>) =>
    send<AnswerOf<'POST', P>>('POST', path, call),
  put: <P extends PathOf<'PUT'>>(path: P, ...[call]: Rest<Call<'PUT', P>>) =>
    send<AnswerOf<'PUT', P>>('PUT', path, call),
  delete: <P extends PathOf<'DELETE'>>(path: P, ...[call]: Rest<Call<'DELETE', P>>) =>
    send<AnswerOf<'DELETE', P>>('DELETE', path, call),

  /** The answer with what its headers say of it. */
  getWithHeaders: <P extends PathOf<'GET'>>(path: P, ...[call]: Rest<Call<'GET', P>>) =>
    exchange<AnswerOf<'GET', P>>('GET', path, call),

  /** One page of a list: `query` as `searchOf` writes it, or as the page before tells it. */
  page: async <P extends ListPath>(path: P, query: Search, extras?: Extras): Promise<Page<ItemOf<P>>> => {
    const { content, headers } = await exchange<ItemOf<P>[]>('GET', path, { query, ...extras });
    const total = Number(headers.get('X-Total-Count') ?? content.length);
    return { items: content, next: nextSearch(headers.get('Link')), total };
  },

  /** Hands in a job. The same key and body again answer with the same job, however often they are sent. */
  submit: <P extends JobPath>(path: P, body: JobBodies[P], once: string, params?: Record<NamesIn<P>, string>) =>
    send<JobAccepted>('POST', path, { params, body, once, headers: { Prefer: 'respond-async' } }),
};

/** Where a route is read, for links. */
export function addressOf<P extends PathOf<'GET'>>(path: P, ...[call]: Rest<Call<'GET', P>>): string {
  return fill(path, call);
}

/** What is undefined is left out. */
export function searchOf(query: object): Search {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return new URLSearchParams(said).toString();
}

/** The query that a `Link` header names as that of the next page. */
export function nextSearch(link: string | null): Search | null {
  return /<[^<>?]*\?([^<>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1] ?? null;
}

async function send<T>(method: Method, path: string, call?: AnyCall): Promise<T> {
  return (await exchange<T>(method, path, call)).content;
}

async function exchange<T>(method: Method, path: string, call: AnyCall = {}) {
  const { once } = call;
  const written = call.body === undefined ? undefined : JSON.stringify(call.body);
  const packed = written !== undefined && call.packs ? await pack(written) : null;
  const response = await reach(fill(path, call), {
    method,
    credentials: 'include',
    signal: call.signal,
    keepalive: call.keepalive,
    headers: {
      'X-Session-Id': analyticsSessionId(),
      ...(written === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(packed && { 'Content-Encoding': 'gzip' }),
      ...(once === undefined ? {} : { 'Idempotency-Key': once }),
      ...call.headers,
    },
    body: packed ?? written,
  });
  const text = await response.text();
  if (!response.ok) throw new HttpError(response.status, text, response.statusText);
  return { content: parseJson<T>(text || 'null'), headers: response.headers };
}

/** Null where the browser cannot pack. */
function pack(text: string): Promise<Blob> | null {
  if (!('CompressionStream' in globalThis)) return null;
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

function fill(path: string, { params = {}, query = '' }: AnyCall = {}): string {
  const [pattern = '', fixed = ''] = path.split('?');
  const place = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams(typeof query === 'string' ? query : searchOf(query));
  new URLSearchParams(fixed).forEach((value, name) => asked.set(name, value));
  return asked.size > 0 ? `${place}?${asked.toString()}` : place;
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError();
  }
}
