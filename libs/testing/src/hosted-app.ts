import { AppHost } from './app-host';
import { OwnApp, surround, type Surroundings, type TestAppOptions } from './test-app';

/** The product for tests that end none of its processes: api and workers in a host that many of them share. */
export class HostedApp extends OwnApp {
  private constructor(
    around: Surroundings,
    private readonly host: AppHost,
    private readonly ports: [number, ...number[]],
  ) {
    super(around);
  }

  static async open(options: TestAppOptions = {}): Promise<HostedApp> {
    const [host, around] = await Promise.all([AppHost.find(), surround(options)]);
    const workers = Array.from({ length: options.workers ?? 1 }, () => host.start('worker', around.env));
    const ports = await Promise.all([host.start('api', around.env), ...workers]);
    return new HostedApp(around, host, ports);
  }

  get address(): string {
    return `http://127.0.0.1:${this.ports[0]}`;
  }

  protected async endAll(): Promise<void> {
    await Promise.all(this.ports.map((port) => this.host.end(port)));
  }
}
