import type { ModelCapabilities, ModelReport, ModelTrial } from '@copydesk/contracts';
import type { Redis, RedisLines } from '@copydesk/redis';

/** For how long what was learned of a server is believed. Servers are updated, and models exchanged under their names. */
const BELIEVED_MS = 24 * 3_600_000;

const PROBLEMS = 5;

/** What workers learned of the models, in Redis, for all workers and for operators. While Redis is away it is learned again. */
export class ModelReports {
  private readonly redis: Redis;
  private readonly key: string;
  private readonly triedKey: string;

  constructor({ producer, prefix }: RedisLines) {
    this.redis = producer;
    this.key = `${prefix}:models`;
    this.triedKey = `${prefix}:models-tried`;
  }

  /** What every model is known for; nothing while Redis is away. */
  async list(): Promise<ModelReport[]> {
    const all = await this.redis.hvals(this.key).catch(() => []);
    return all.map((json) => forget(JSON.parse(json) as ModelReport)).sort((a, b) => (a.model < b.model ? -1 : 1));
  }

  async read(server: string, model: string): Promise<Partial<ModelCapabilities>> {
    return (await this.find(server, model)).learned;
  }

  async learn(server: string, model: string, learned: Partial<ModelCapabilities>): Promise<void> {
    await this.change(server, model, (report) => ({
      learned: { ...report.learned, ...learned },
      learnedAt: report.learnedAt ?? new Date().toISOString(),
    }));
  }

  /** Notes what operators can change: a message that is known is the newest again. */
  async report(server: string, model: string, message: string): Promise<void> {
    const at = new Date().toISOString();
    await this.change(server, model, ({ problems }) => ({
      problems: [{ at, message }, ...problems.filter((problem) => problem.message !== message)].slice(0, PROBLEMS),
    }));
  }

  /** Keeps what came of trying a model; what was wrong before may be right now. */
  async keepTrials(server: string, model: string, trials: ModelTrial[]): Promise<void> {
    await this.change(server, model, () => ({ trials, triedAt: new Date().toISOString(), problems: [] }));
  }

  async keepShutdown(server: string, model: string, shutdownDate: string | null): Promise<void> {
    await this.change(server, model, () => ({ shutdownDate }));
  }

  /** Forgets the models that are no longer set. */
  async keepOnly(models: { server: string; model: string }[]): Promise<void> {
    const kept = models.map(({ server, model }) => field(server, model));
    const old = (await this.redis.hkeys(this.key).catch(() => [])).filter((name) => !kept.includes(name));
    if (old.length > 0) await this.redis.hdel(this.key, ...old).catch(() => undefined);
  }

  /** Whether everything worked when models were tried with these settings. */
  async isTried(settings: string): Promise<boolean> {
    return (await this.redis.get(this.triedKey).catch(() => null)) === settings;
  }

  async keepTried(settings: string): Promise<void> {
    await this.redis.set(this.triedKey, settings).catch(() => undefined);
  }

  private async find(server: string, model: string): Promise<ModelReport> {
    const json = await this.redis.hget(this.key, field(server, model)).catch(() => null);
    return json === null ? unknown(server, model) : forget(JSON.parse(json) as ModelReport);
  }

  /** Two changes at once lose one: what is lost is learned again. */
  private async change(
    server: string,
    model: string,
    change: (report: ModelReport) => Partial<ModelReport>,
  ): Promise<void> {
    const report = await this.find(server, model);
    const changed = JSON.stringify({ ...report, ...change(report) });
    await this.redis.hset(this.key, field(server, model), changed).catch(() => undefined);
  }
}

function field(server: string, model: string): string {
  return `${server} ${model}`;
}

function unknown(server: string, model: string): ModelReport {
  const nothing = { learnedAt: null, problems: [], trials: [], triedAt: null, shutdownDate: null };
  return { server, model, learned: {}, ...nothing };
}

/** What was learned a day ago is to be learned again. */
function forget(report: ModelReport): ModelReport {
  const isOld = report.learnedAt !== null && Date.now() - Date.parse(report.learnedAt) > BELIEVED_MS;
  return isOld ? { ...report, learned: {}, learnedAt: null } : report;
}
