import { startNode } from './child.mjs';

/** A process of ours that is started again when it crashes: after 1 s, doubling; the fifth crash in a minute ends it. */
export class Supervised {
  /** Settles when it gave up, with the reason. @type {Promise<string>} */
  lost;
  #lose = (/** @type {string} */ _reason) => {};
  /** @type {number[]} */
  #crashes = [];
  #stopping = false;
  /** @type {NodeJS.Timeout | undefined} */
  #restart;
  #child;

  /** @param {Parameters<typeof startNode>[0]} options @param {(what: string) => void} say */
  constructor(options, say) {
    this.options = options;
    this.say = say;
    this.lost = new Promise((resolve) => (this.#lose = resolve));
    this.#child = startNode(options);
  }

  get pid() {
    return this.#child.pid;
  }

  /** Waits until it serves, and keeps it serving from then on. @returns {Promise<number>} its port */
  async ready() {
    const port = await readyPort(this.#child);
    if (this.options.name === 'api') this.options.env.PORT = String(port);
    void this.#watch();
    return port;
  }

  async stop() {
    this.#stopping = true;
    clearTimeout(this.#restart);
    await this.#child.stop();
  }

  async #watch() {
    const how = await this.#child.ended;
    if (this.#stopping) return;
    const now = Date.now();
    this.#crashes = [...this.#crashes.filter((time) => time > now - 60_000), now];
    const { name } = this.options;
    if (this.#crashes.length === 5) {
      this.#lose(`The ${name} crashed five times in a minute, last with ${how}:\n${this.#child.lastLines()}`);
      return;
    }
    const seconds = 2 ** (this.#crashes.length - 1);
    this.say(`The ${name} ended with ${how}: starting it again in ${seconds} s.`);
    this.#restart = setTimeout(() => {
      this.#child = startNode(this.options);
      void this.#watch();
    }, seconds * 1000);
  }
}

/** @param {import('./child.mjs').Child} child @returns {Promise<number>} */
function readyPort(child) {
  return new Promise((resolve, reject) => {
    child.process.on('message', (/** @type {{ type?: string, port: number }} */ message) => {
      if (message?.type === 'ready') resolve(message.port);
    });
    void child.ended.then((how) => reject(new Error(`The ${child.name} ended with ${how}:\n${child.lastLines()}`)));
  });
}
