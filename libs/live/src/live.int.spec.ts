import { RedisLines } from '@copydesk/redis';
import { eventually, OwnRedis, TcpProxy } from '@copydesk/testing';
import { Bus, type JobMessage } from './bus';
import { JobTexts, type JobTextWriter } from './job-text';

let redis: OwnRedis;
let lines: RedisLines;
let bus: Bus;

beforeEach(async () => {
  redis = await OwnRedis.start();
  lines = new RedisLines({ url: `redis://127.0.0.1:${redis.port}`, prefix: 'test' });
  bus = new Bus(lines);
  await lines.connected();
});
afterEach(async () => {
  lines.close();
  await redis.remove();
});

const progress = (jobId: string): JobMessage => ({
  event: 'job:progress',
  data: { jobId, attempt: 1, progress: { stage: 'writing' } },
});

test('a process that watches a hundred jobs subscribes once, and hears of those that it watches alone', async () => {
  const heard: string[] = [];
  const jobs = Array.from({ length: 100 }, (_, index) => `job-${index}`);
  const watched = jobs.map((id) => bus.subscribe('job', id, ({ data }) => 'jobId' in data && heard.push(data.jobId)));
  await Promise.all(watched.map(({ ready }) => ready));
  watched[0]?.end();
  const toldBefore = await commandsOf('subscribe');
  await bus.subscribe('job', 'job-0', () => undefined).ready;
  for (const id of ['job-0', 'job-7', 'unknown', 'job-8']) await bus.publish('job', id, progress(id));
  await eventually(() => (heard.length === 2 ? true : null));
  expect(heard).toEqual(['job-7', 'job-8']);
  expect(toldBefore).toBe(1);
  expect(await commandsOf('subscribe')).toBe(1);
});

test('after a loss of Redis, who waits until it is ready hears what is said from then on', async () => {
  const heard: string[] = [];
  const subscription = bus.subscribe('user', '7', ({ event }) => heard.push(event));
  await subscription.ready;
  await redis.stop();
  await eventually(() => (lines.producer.status === 'ready' ? null : true));
  const isReady = subscription.ready.then(() => true);
  expect(await Promise.race([isReady, Promise.resolve(false)])).toBe(false);
  await redis.start();
  await isReady;
  await eventually(() => (lines.producer.status === 'ready' ? true : null));
  await bus.publish('user', '7', { event: 'library:changed' });
  await eventually(() => (heard.length === 1 ? true : null));
});

test('the first piece of a job goes at once; what many write in one moment goes in one message, and all of it is read', async () => {
  const texts = new JobTexts(lines, bus);
  const writers = Array.from({ length: 20 }, (_, index) => texts.writer(`job-${index}`, 1));
  const told: string[] = [];
  for (const { jobId } of writers) {
    const { ready } = bus.subscribe('job', jobId, (message) => {
      if (message.event === 'job:delta') told.push(message.data.text);
    });
    await ready;
  }
  for (const writer of writers) {
    writer.write('Dear ');
    await eventually(async () => ((await texts.read(writer.jobId, 1)).text === 'Dear ' ? true : null));
  }
  expect(await commandsOf('publish')).toBe(20);
  for (const word of ['reader, ', 'hello.']) for (const writer of writers) writer.write(word);
  await eventually(() => (told.length === 40 ? true : null));
  expect(new Set(told)).toEqual(new Set(['Dear ', 'reader, hello.']));
  expect(await commandsOf('publish')).toBe(21);
  for (const { jobId } of writers) expect((await texts.read(jobId, 1)).text).toBe('Dear reader, hello.');
  expect(await lines.producer.ttl('test:words:job-7:1')).toBeGreaterThan(3_600);
});

test('what is said in one moment is one message of each channel, and all of it is heard in its order', async () => {
  const heard: string[] = [];
  const users = ['1', '2', '3'].map((id) => bus.subscribe('user', id, ({ event }) => heard.push(`${id} ${event}`)));
  const job = bus.subscribe('job', 'job-1', ({ event }) => heard.push(event));
  await Promise.all([...users, job].map(({ ready }) => ready));
  const said = ['2', '1', '3', '2'].map((id) => bus.publish('user', id, { event: 'library:changed' }));
  await Promise.all([...said, bus.publish('job', 'job-1', progress('job-1'))]);
  await eventually(() => (heard.length === 5 ? true : null));
  expect(heard.filter((line) => line !== 'job:progress')).toEqual(
    ['2', '1', '3', '2'].map((id) => `${id} library:changed`),
  );
  expect(await commandsOf('publish')).toBe(2);
});

test('where Redis lost a text, the next piece sets all of it again, beside pieces of others', async () => {
  const texts = new JobTexts(lines, bus);
  const [lost, kept] = [texts.writer('lost', 1), texts.writer('kept', 1)];
  for (const writer of [lost, kept]) writer.write('One ');
  await eventually(async () => ((await texts.read('lost', 1)).text === 'One ' ? true : null));
  await lines.producer.del('test:words:lost:1');
  for (const writer of [lost, kept]) writer.write('two');
  await Promise.all([lost.close(), kept.close()]);
  for (const id of ['lost', 'kept']) expect((await texts.read(id, 1)).text).toBe('One two');
});

async function commandsOf(name: string): Promise<number> {
  const stats = await lines.producer.info('commandstats');
  return Number(new RegExp(`cmdstat_${name}:calls=(\\d+)`).exec(stats)?.[1] ?? 0);
}

describe('where answers of Redis are lost', () => {
  let proxy: TcpProxy;
  let behind: RedisLines;
  let writer: JobTextWriter;

  beforeEach(async () => {
    proxy = await TcpProxy.open(redis.port);
    behind = new RedisLines({ url: `redis://127.0.0.1:${proxy.port}`, prefix: 'test' });
    await behind.connected();
    writer = new JobTexts(behind, new Bus(behind)).writer('job-1', 1);
    writer.write('One');
    await eventually(async () => ((await commandsOf('eval')) === 1 ? true : null));
    await behind.producer.ping();
  });
  afterEach(async () => {
    behind.close();
    await proxy.close();
  });

  /** Writes a word whose answer does not come. */
  async function writeUnheard(word: string): Promise<void> {
    proxy.loseAnswers();
    writer.write(word);
    await eventually(async () => ((await commandsOf('eval')) === 2 ? true : null));
  }

  test('a piece is not sent a second time', async () => {
    await writeUnheard(' two');
    proxy.cut();
    await eventually(() => (behind.producer.status === 'ready' ? null : true));
    await eventually(() => (behind.producer.status === 'ready' ? true : null));
    await behind.producer.ping();
    expect(await commandsOf('eval')).toBe(2);
    writer.write(' three');
    await writer.close();
    expect((await new JobTexts(lines, bus).read('job-1', 1)).text).toBe('One two three');
  });

  test('nobody reads a text with a hole, before all of it is set again', async () => {
    await lines.producer.set('test:words:job-1:1', 'On');
    await writeUnheard(' two');
    expect((await new JobTexts(lines, bus).read('job-1', 1)).text).toBe('On');
  });
});
