import { Redis } from 'ioredis';
import { Door, makeSetUpDatabase, OwnRedis, serviceUrl, TcpProxy } from '@copydesk/testing';
import type { TemporaryDatabase } from '@copydesk/testing';
import type { Dice } from './dice';
import { PlayedModels } from './played-model';
import { Supervised } from './supervised';

const PREFIX = 'faults';
const WORKERS = 2;

/** The whole product with everything around it in our hands: network, Redis, Postgres, model and processes. */
export class Product extends Door {
  private constructor(
    readonly models: PlayedModels,
    readonly database: TemporaryDatabase,
    readonly redis: OwnRedis,
    /** Past every fault of the network. */
    readonly redisClient: Redis,
    readonly lines: { api: TcpProxy; redis: TcpProxy; postgres: TcpProxy },
    readonly api: Supervised,
    readonly workers: readonly [Supervised, ...Supervised[]],
  ) {
    super();
  }

  static async open(dice: Dice): Promise<Product> {
    const redis = await OwnRedis.start();
    const postgresUrl = new URL(serviceUrl('DATABASE_URL'));
    const lines = {
      api: await TcpProxy.open(0),
      redis: await TcpProxy.open(redis.port),
      postgres: await TcpProxy.open(Number(postgresUrl.port)),
    };
    const env: Record<string, string> = {
      REDIS_URL: `redis://127.0.0.1:${lines.redis.port}`,
      REDIS_PREFIX: PREFIX,
      PORT: '0',
      WORKER_PORT: '0',
      LOG_LEVEL: 'warn',
      CATALYST_FEEDS: '',
      MODEL_FIRST_TOKEN_MS: '5000',
      MODEL_SILENCE_MS: '5000',
      LIMIT_GENERATIONS_PER_HOUR: '1000000',
      LIMIT_REQUESTS_PER_MINUTE: '1000000',
      OPENAI_API_KEY: 'none',
    };
    const database = await makeSetUpDatabase();
    const url = new URL(database.url);
    url.port = String(lines.postgres.port);
    env.DATABASE_URL = url.href;
    const models = new PlayedModels(dice);
    const worker = async () => new Supervised('worker', { ...env, OPENAI_BASE_URL: await models.open() });
    const workers: [Supervised, ...Supervised[]] = [await worker()];
    while (workers.length < WORKERS) workers.push(await worker());
    const api = new Supervised('api', env, (port) => lines.api.replace(port));
    await Promise.all([api, ...workers].map((process) => process.start()));
    const redisClient = new Redis({ port: redis.port, maxRetriesPerRequest: null });
    redisClient.on('error', () => undefined);
    return new Product(models, database, redis, redisClient, lines, api, workers);
  }

  get address(): string {
    return `http://127.0.0.1:${this.lines.api.port}`;
  }

  /** Every key of Redis with the seconds that it has left, -1 where it stays. */
  async keys(): Promise<{ name: string; secondsLeft: number }[]> {
    const names = await this.redisClient.keys(`${PREFIX}:*`);
    const left = await Promise.all(names.map((name) => this.redisClient.ttl(name)));
    return names.map((name, at) => ({ name: name.slice(PREFIX.length + 1), secondsLeft: left[at] ?? -2 }));
  }

  async close(): Promise<void> {
    this.redis.goOn();
    await Promise.all([this.api, ...this.workers].map((process) => process.close()));
    this.redisClient.disconnect();
    await Promise.all(Object.values(this.lines).map((line) => line.close()));
    await Promise.all([this.models.close(), this.redis.remove(), this.database.drop()]);
  }
}
