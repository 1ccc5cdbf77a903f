import { randomBytes } from 'node:crypto';
import type { ApiError, JobSnapshot, UserResponse } from '@copydesk/contracts';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** Calls an api as a browser does: it keeps the cookie. Each `T` is what the caller expects, not what was checked. */
export class TestClient {
  cookie = '';

  constructor(readonly address: string) {}

  /** Registers a new user and stays signed in. */
  async register(username = `writer-${randomBytes(6).toString('hex')}`, password = 'secret-1'): Promise<UserResponse> {
    const body = { username, password, confirmPassword: password, firstName: 'Sam' };
    const answer = await this.post<UserResponse>('/api/register', body);
    if (answer.status !== 201) throw new Error(`registration answered ${answer.status}`);
    return answer.body;
  }

  get<T = ApiError>(path: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send('GET', path, undefined, headers);
  }

  post<T = ApiError>(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer<T>> {
    return this.send('POST', path, JSON.stringify(body), headers);
  }

  put<T = ApiError>(path: string, body: unknown = {}): Promise<Answer<T>> {
    return this.send('PUT', path, JSON.stringify(body), {});
  }

  delete<T = ApiError>(path: string): Promise<Answer<T>> {
    return this.send('DELETE', path, undefined, {});
  }

  /** Sends a body as it is. */
  async send<T>(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Answer<T>> {
    const response = await fetch(this.address + path, {
      method,
      body,
      signal,
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : null) as T };
  }

  /** Submits a job without waiting for it, and returns its id. */
  async submit(path: string, body: unknown, headers: Record<string, string> = {}): Promise<string> {
    const answer = await this.post<{ jobId: string }>(path, body, { prefer: 'respond-async', ...headers });
    if (answer.status !== 202) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body.jobId;
  }

  async job(id: string): Promise<JobSnapshot> {
    return (await this.get<JobSnapshot>(`/api/jobs/${id}`)).body;
  }

  /** Polls a job until it is as wanted. */
  jobUntil(id: string, wanted: (job: JobSnapshot) => boolean, withinMs = 30_000): Promise<JobSnapshot> {
    return eventually(async () => {
      const job = await this.job(id);
      return wanted(job) ? job : null;
    }, withinMs);
  }
}

/** Asks again and again until there is an answer. @throws Error where there is none in time. */
export async function eventually<T>(ask: () => Promise<T | null> | T | null, withinMs = 20_000): Promise<T> {
  const giveUpAt = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > giveUpAt) throw new Error(`what was waited for did not come within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
