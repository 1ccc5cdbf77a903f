/** Where the app that the files of a Jest worker share is found. */
export interface SharedPlace {
  address: string;
  env: Record<string, string>;
  demoPort: number;
}

/**
 * The process in which the apps of a Jest worker's files run, or those of all journeys: what they load and compile, is
 * loaded and compiled once.
 */
export class AppHost {
  private constructor(private readonly url: string) {}

  static async find(): Promise<AppHost> {
    const { APP_HOSTS, JEST_WORKER_ID = 'journeys' } = process.env;
    return new AppHost(await textOf(await fetch(`${APP_HOSTS}/${JEST_WORKER_ID}`)));
  }

  /** Starts an api or a worker in it, and returns its port. */
  async start(name: 'api' | 'worker', env: Record<string, string>): Promise<number> {
    return Number(await this.ask('start', { name, env }));
  }

  async end(port: number): Promise<void> {
    await this.ask('end', { port });
  }

  /** Keeps the place of the app that the files share. */
  async keep(place: SharedPlace): Promise<void> {
    await this.ask('keep', place);
  }

  /** Where the app that they share is, if a file has opened it. */
  async kept(): Promise<SharedPlace | null> {
    return JSON.parse(await this.ask('kept')) as SharedPlace | null;
  }

  private async ask(deed: string, body: object = {}): Promise<string> {
    return textOf(await fetch(`${this.url}/${deed}`, { method: 'POST', body: JSON.stringify(body) }));
  }
}

async function textOf(answer: Response): Promise<string> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the host of the apps does not do as it is asked: ${text}`);
  return text;
}
