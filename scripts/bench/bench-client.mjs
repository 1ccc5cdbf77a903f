import { io } from 'socket.io-client';

const brief = {
  companyName: 'Northwind Research',
  productService: 'The Signal Letter',
  targetAudience: 'self-directed investors',
  keyBenefits: 'Early reads on earnings, in plain words',
  callToAction: 'Read the report',
  toneStyle: 'urgent',
  additionalContext:
    'Nvidia (NVDA) reported revenue of $13.5 billion in the second quarter, up 101% from a year ago. Data center revenue ' +
    'was $10.32 billion. The board approved $25 billion in share repurchases. It guides to $16 billion.',
};

/** A signed-in client that follows jobs over the socket, as the web app does. */
export class BenchClient {
  /** @type {Map<string, { begin: () => void, end: (job: object) => void }>} */
  #jobs = new Map();

  /** @param {string} url @param {string} cookie @param {import('socket.io-client').Socket} socket */
  constructor(url, cookie, socket) {
    this.url = url;
    this.cookie = cookie;
    this.socket = socket;
    socket.on('job:delta', ({ jobId }) => this.#jobs.get(jobId)?.begin());
    for (const event of ['job:done', 'job:failed', 'job:cancelled']) {
      socket.on(event, ({ jobId, job }) => this.#jobs.get(jobId)?.end(job));
    }
  }

  /** @param {string} url @param {string} username @returns {Promise<BenchClient>} */
  static async signUp(url, username) {
    const password = 'a password for measuring';
    const response = await fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password, confirmPassword: password }),
    });
    const cookie = response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const socket = io(url, { transports: ['websocket'], extraHeaders: { cookie } });
    await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject));
    return new BenchClient(url, cookie, socket);
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

  /** Writes one email. @returns {Promise<{ accepted: number, first: number, done: number, length: number }>} milliseconds */
  async generate() {
    const start = performance.now();
    const since = () => performance.now() - start;
    const { jobId } = await this.call('/api/generate-email', brief);
    const accepted = since();
    let first = 0;
    /** @type {any} */
    const job = await new Promise((resolve, reject) => {
      const begin = () => (first ||= since());
      this.#jobs.set(jobId, { begin, end: resolve });
      this.socket.emit('job:watch', { jobId }, (/** @type {any} */ { data, error }) => {
        if (error) return reject(new Error(error.message));
        if (data.text) begin();
        if (data.finishedAt) resolve(data);
      });
    });
    if (job.status !== 'completed') throw new Error(`A job ended as ${job.status}: ${JSON.stringify(job.error)}`);
    return { accepted, first, done: since(), length: job.text.length };
  }
}
