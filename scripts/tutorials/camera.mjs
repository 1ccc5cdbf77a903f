import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./encode.mjs').Recorded} Recorded */

/** A caption is read at so many words a second, after a moment. */
const reading = { words: 3.4, seconds: 1 };

/** Takes the pictures that a page makes, each with the second of the film at which it is shown. */
export class Camera {
  /** @type {{ path: string, time: number }[]} */
  #pictures = [];
  /** What takes longer than the film shows. @type {{ from: number, to: number, shown: number }[]} */
  #hurries = [];
  /** @type {{ time: number, text: string }[]} */
  #said = [];
  /** @type {string | undefined} */
  #poster;
  #start = 0;

  /** @param {import('@playwright/test').CDPSession} session @param {string} folder */
  constructor(session, folder) {
    this.session = session;
    this.folder = folder;
  }

  /** @param {import('@playwright/test').Page} page @param {string} folder  Where the pictures are put. */
  static async start(page, folder) {
    const session = await page.context().newCDPSession(page);
    const camera = new Camera(session, folder);
    const first = new Promise((resolve) => session.once('Page.screencastFrame', resolve));
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
      camera.#take(data, (metadata.timestamp ?? Date.now() / 1_000) * 1_000);
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 95, maxWidth: 1280, maxHeight: 720 });
    await first;
    camera.#start = Date.now();
    return camera;
  }

  /** @param {string} data @param {number} time */
  #take(data, time) {
    const path = join(this.folder, `${String(this.#pictures.length).padStart(5, '0')}.jpg`);
    writeFileSync(path, Buffer.from(data, 'base64'));
    this.#pictures.push({ path, time });
  }

  /** Makes what is shown now the picture that stands for the film. */
  keepPoster() {
    this.#poster = this.#pictures.at(-1)?.path;
  }

  /** What is to be seen from here on. The words before have been there long enough to be read. @param {string} text */
  async say(text) {
    await this.#untilRead();
    this.#said.push({ time: Date.now(), text });
  }

  /** Shows within so many seconds what may take longer. @template T @param {number} seconds @param {() => Promise<T>} body */
  async hurry(seconds, body) {
    const from = Date.now();
    const result = await body();
    const to = Date.now();
    if (to - from > seconds * 1_000) this.#hurries.push({ from, to, shown: seconds * 1_000 });
    return result;
  }

  /** @returns {Promise<Recorded>} */
  async stop() {
    await this.#untilRead();
    const end = Date.now();
    await this.session.send('Page.stopScreencast');
    // Of what was shown before the start, the last picture is the first of the film.
    const started = this.#pictures.findLastIndex(({ time }) => time <= this.#start);
    const pictures = this.#pictures.slice(Math.max(0, started));
    return {
      frames: pictures.map(({ path, time }) => ({ path, at: this.#second(Math.max(time, this.#start)) })),
      poster: this.#poster ?? pictures.at(-1)?.path ?? '',
      seconds: rounded(this.#second(end)),
      steps: this.#said.map(({ time, text }) => ({ at: rounded(this.#second(time)), text })),
    };
  }

  async #untilRead() {
    const last = this.#said.at(-1);
    if (!last) return;
    const seconds = reading.seconds + last.text.split(' ').length / reading.words;
    const left = seconds - (this.#second(Date.now()) - this.#second(last.time));
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left * 1_000));
  }

  /** The second of the film at which something is shown that happened then. @param {number} time */
  #second(time) {
    const saved = this.#hurries.reduce((sum, { from, to, shown }) => {
      const within = Math.min(Math.max(time - from, 0), to - from);
      return sum + within * (1 - shown / (to - from));
    }, 0);
    return (time - this.#start - saved) / 1_000;
  }
}

const rounded = (/** @type {number} */ seconds) => Math.round(seconds * 100) / 100;
