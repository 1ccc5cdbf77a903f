import { io } from 'socket.io-client';
import { ageOf, answerTokens, tokensIn } from './tokens.mjs';

/** @typedef {{ jobId: string, accepted: number, first: number, done: number, lags: number[], streamed: number }} Followed  In milliseconds; how much of it was streamed. */

/** A reader who orders texts and follows them over a socket, as the web app does: of Copydesk, or of the lean pipeline. */
export class Reader {
  /** @type {Map<string, { write: (offset: number, text: string) => void, end: (job: any) => void }>} */
  #jobs = new Map();

  /** @param {string} url @param {string} cookie */
  constructor(url, cookie = '') {
    this.url = url;
    this.cookie = cookie;
    this.socket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
    this.socket.on('job:delta', ({ jobId, offset, text }) => this.#jobs.get(jobId)?.write(offset, text));
    for (const event of ['job:done', 'job:failed', 'job:cancelled']) {
      this.socket.on(event, ({ jobId, job }) => this.#jobs.get(jobId)?.end(job));
    }
  }

  /** @returns {Promise<this>} */
  async connected() {
    if (!this.socket.connected) {
      await new Promise((resolve, reject) =>
        this.socket.once('connect', () => resolve(null)).once('connect_error', reject),
      );
    }
    return this;
  }

  /** @param {string} path @param {object} [body] @returns {Promise<any>} */
  async call(path, body) {
    const response = await fetch(this.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: this.cookie, 'content-type': 'application/json', prefer: 'respond-async' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** Orders one email and follows it to its end. @returns {Promise<Followed>} */
  async order() {
    const { jobId, start, accepted } = await this.submit();
    return { accepted, ...(await this.follow(jobId, start)) };
  }

  /** Orders one email. */
  async submit() {
    const start = performance.now();
    const { jobId } = await this.call('/api/generate-email', brief);
    return { jobId: String(jobId), start, accepted: performance.now() - start };
  }

  /** Follows an email to its end. @param {string} jobId @param {number} start  When it was ordered. */
  async follow(jobId, start) {
    const since = () => performance.now() - start;
    let first = 0;
    let written = '';
    /** @type {number[]} */
    const lags = [];
    let seen = 0;
    /** What came before the snapshot that it goes on from. @type {[offset: number, text: string][]} */
    const early = [];
    const write = (/** @type {number} */ offset, /** @type {string} */ text) => {
      if (offset > written.length) return void early.push([offset, text]);
      if (offset + text.length <= written.length) return;
      first ||= since();
      written += text.slice(written.length - offset);
      for (const whole = tokensIn(written); seen < whole; seen++) {
        const lag = ageOf(written, seen);
        if (lag !== null) lags.push(lag);
      }
    };
    // The end may be told before the snapshot is there.
    const ended = new Promise((resolve) => this.#jobs.set(jobId, { write, end: resolve }));
    const { data, error } = await this.socket.emitWithAck('job:watch', { jobId });
    if (error) throw new Error(error.message);
    write(0, data.text ?? '');
    for (const [offset, text] of early.splice(0)) write(offset, text);
    /** @type {any} */
    const job = data.finishedAt ? data : await ended;
    this.#jobs.delete(jobId);
    this.socket.emit('job:unwatch', { jobId });
    if (job.status !== 'completed') throw new Error(`A job ended as ${job.status}: ${JSON.stringify(job.error)}`);
    first ||= since();
    return { jobId, first, done: since(), lags, streamed: seen / answerTokens };
  }

  close() {
    this.socket.disconnect();
  }
}

const brief = {
  companyName: 'Northwind Research',
  productService: 'The Signal Letter',
  targetAudience: 'self-directed investors',
  keyBenefits: 'Early reads on earnings, in plain words',
  callToAction: 'Read the report',
  toneStyle: 'urgent',
  additionalContext: 'A letter for careful readers, in plain words.',
};

/**
 * Makes a user of Copydesk who reads.
 * @param {string} url
 * @param {string} username
 */
export async function signUp(url, username) {
  const password = 'a password for measuring';
  const response = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, confirmPassword: password }),
  });
  if (!response.ok) throw new Error(`/api/register answered ${response.status}: ${await response.text()}`);
  return new Reader(url, cookieOf(response)).connected();
}

/** Who comes by a password: the cookie. @param {string} url @param {string} username @param {string} password */
export async function signIn(url, username, password) {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`/api/login answered ${response.status}`);
  return cookieOf(response);
}

/** @param {Response} response */
function cookieOf(response) {
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
