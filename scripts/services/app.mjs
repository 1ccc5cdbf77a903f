import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../places.mjs';
import { startNode } from './child.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { Running } from './running.mjs';
import { newPin, secret } from './secret.mjs';
import { Supervised } from './supervised.mjs';

/** The whole of Copydesk on this machine: Postgres and Redis where no address is given, the api and a worker. */
export class App {
  /** Settles with the reason when it cannot go on. @type {Promise<string>} */
  lost;
  #lose = (/** @type {string} */ _reason) => {};
  /** @type {import('./child.mjs').Child[]} */
  #services = [];
  /** @type {Record<string, { pid: number | undefined, stop: () => Promise<void> }>} */
  #processes = {};
  /** @type {Promise<void> | undefined} */
  #stopping;

  /**
   * @param {object} options
   * @param {string} options.home  Its folder: data, secrets, logs.
   * @param {NodeJS.ProcessEnv} [options.env]
   * @param {(what: string) => void} [options.say]
   * @param {'on' | 'off'} [options.fsync]
   */
  constructor({ home, env = process.env, say = () => {}, fsync = 'on' }) {
    this.home = home;
    this.logs = join(home, 'logs');
    this.env = { ...env };
    this.say = say;
    this.fsync = fsync;
    this.running = new Running(home);
    this.lost = new Promise((resolve) => (this.#lose = resolve));
  }

  /** @returns {Promise<string>} its address */
  async start() {
    await this.startServices();
    try {
      return await this.startProcesses();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async startProcesses() {
    await this.#setUp();
    const [port] = await Promise.all([this.#supervise('api'), this.#supervise('worker')]);
    return `http://localhost:${port}`;
  }

  /** Where the settings of the models are new, tries them out beside the work, and says so where something does not work. */
  async tryModels() {
    const args = [join(root, 'dist/worker/src/models.main.js'), '--if-changed'];
    const child = startNode({ name: 'models', args, env: this.env, logs: this.logs });
    this.#processes.models = child;
    const how = await child.ended;
    delete this.#processes.models;
    if (how === 'exit code 0' || this.#stopping) return;
    this.say(
      `Not everything works with the models that are set: see ${join(this.logs, 'models.log')}, or npm run models.`,
    );
  }

  async stopProcesses() {
    await Promise.all(Object.values(this.#processes).map((process) => process.stop()));
  }

  /** The database and the queue alone. */
  async startServices() {
    this.running.refuseSecond();
    this.running.write({});
    try {
      if (this.env.NODE_ENV !== 'production') {
        this.env.SESSION_SECRET ||= secret(this.home, 'session-secret');
        this.env.ADMIN_PIN ||= secret(this.home, 'admin-pin', () => {
          const pin = newPin();
          this.say(
            `The PIN of the dashboards is ${pin} (shown this once; it lies in ${join(this.home, 'admin-pin')}).`,
          );
          return pin;
        });
        this.env.DATABASE_URL ||= await this.#service(startPostgres(this.home, { fsync: this.fsync }));
        this.env.REDIS_URL ||= await this.#service(startRedis(this.home));
      }
      const { DATABASE_URL, REDIS_URL } = this.env;
      this.running.write({ DATABASE_URL, REDIS_URL });
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** First the api and the worker, which need the others to finish what they are at. */
  stop() {
    this.#stopping ??= (async () => {
      await this.stopProcesses();
      await Promise.all(this.#services.map((service) => service.stop()));
      this.running.release();
    })();
    return this.#stopping;
  }

  /** @param {'api' | 'worker'} name */
  pidOf(name) {
    return this.#processes[name]?.pid;
  }

  /** @param {Promise<import('./child.mjs').Child & { url: string }>} starting */
  async #service(starting) {
    const service = await starting;
    this.#services.push(service);
    if (this.#stopping) await service.stop();
    this.#refuseWhenStopping();
    void service.ended.then((how) => {
      if (!this.#stopping) this.#lose(`The embedded ${service.name} ended with ${how}:\n${service.lastLines()}`);
    });
    return service.url;
  }

  /** Migrates and seeds, then ends. */
  async #setUp() {
    this.#refuseWhenStopping();
    const args = [join(root, 'dist/api/src/setup.main.js')];
    const child = startNode({ name: 'setup', args, env: this.env, logs: this.logs });
    this.#processes.setup = child;
    child.process.on('message', (/** @type {any} */ message) => {
      if (message?.type !== 'admin-created' || this.env.ADMIN_INITIAL_PASSWORD) return;
      this.say(`The administrator ${message.username} has the password ${message.password} (shown this once).`);
    });
    const how = await child.ended;
    if (how !== 'exit code 0') throw new Failure(`The setup ended with ${how}:\n${child.lastLines()}`);
  }

  /** @param {'api' | 'worker'} name */
  async #supervise(name) {
    this.#refuseWhenStopping();
    const args = [join(root, `dist/${name}/src/main.js`)];
    const process = new Supervised({ name, args, env: this.env, logs: this.logs }, this.say);
    this.#processes[name] = process;
    void process.lost.then(this.#lose);
    return process.ready();
  }

  #refuseWhenStopping() {
    if (this.#stopping) throw new Failure('It was stopped before it was ready.');
  }
}
