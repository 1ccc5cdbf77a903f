import type { JobSnapshot } from '@copydesk/contracts';
import type { LiveHandlers } from '../live-connection';
import { JobFollower } from './job-follower';
import { newJob } from './new-job';

const running = (text: string) => newJob('generate', { id: 'job', status: 'running', attempt: 1, text });
const completed = (text: string) => newJob('generate', { id: 'job', status: 'completed', attempt: 1, text });

function setUp(given: { connected: boolean; server: JobSnapshot }) {
  const line = { ...given, handlers: new Set<LiveHandlers>(), watches: 0, polls: 0, changes: 0, unwatched: 0 };
  const live = {
    isConnected: () => line.connected,
    listen: (handlers: LiveHandlers) => {
      line.handlers.add(handlers);
      return () => line.handlers.delete(handlers);
    },
    watchJob: async () => {
      line.watches++;
      return line.server;
    },
    unwatchJob: () => {
      line.unwatched++;
    },
  };
  const getJob = async () => {
    line.polls++;
    return line.server;
  };
  const follower = new JobFollower('job', { live, getJob }, () => {
    line.changes++;
  });
  const push = (offset: number, text: string) =>
    line.handlers.forEach((h) => h['job:delta']?.({ jobId: 'job', attempt: 1, offset, text }));
  return { line, follower, push, pass: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
}

describe('JobFollower', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('polls every second without a socket, until the end', async () => {
    const { line, follower, pass } = setUp({ connected: false, server: running('Dear') });
    await pass(2_000);
    line.server = completed('Dear reader');
    await pass(5_000);
    expect(follower.view.job?.text).toBe('Dear reader');
    expect(line.polls).toBe(4);
    expect(line.watches).toBe(0);
  });

  it('takes push over a socket and asks once after five silent seconds', async () => {
    const { line, follower, push, pass } = setUp({ connected: true, server: running('Dear') });
    await pass(0);
    push(4, ' reader');
    expect(follower.view.job?.text).toBe('Dear reader');
    await pass(4_000);
    expect(line.watches).toBe(1);
    line.server = completed('Dear reader.');
    await pass(2_000);
    expect(line.polls).toBe(1);
    expect(follower.view.job?.status).toBe('completed');
  });

  it('asks at once when a delta leaves a gap', async () => {
    const { line, follower, push, pass } = setUp({ connected: true, server: running('Dear') });
    await pass(0);
    line.server = running('Dear reader');
    push(11, ', hello');
    await pass(0);
    expect(line.watches).toBe(2);
    expect(follower.view.job?.text).toBe('Dear reader, hello');
  });

  it('watches again when the connection comes back', async () => {
    const { line, follower, pass } = setUp({ connected: false, server: running('Dear') });
    await pass(0);
    line.connected = true;
    line.handlers.forEach((handlers) => handlers.connect?.());
    await pass(0);
    expect(line.watches).toBe(1);
    follower.stop();
    expect(line.unwatched).toBe(1);
    expect(line.handlers.size).toBe(0);
  });

  it('says that nothing gets through, and recovers', async () => {
    const { line, follower, pass } = setUp({ connected: false, server: running('Dear') });
    await pass(0);
    const { server } = line;
    Object.defineProperty(line, 'server', {
      get: () => {
        throw new Error('offline');
      },
      configurable: true,
    });
    await pass(1_000);
    expect(follower.view).toMatchObject({ reachable: false, job: { text: 'Dear' } });
    Object.defineProperty(line, 'server', { value: server });
    await pass(1_000);
    expect(follower.view.reachable).toBe(true);
  });

  it('follows a job that was handed in again after its end', async () => {
    const { line, follower, pass } = setUp({
      connected: false,
      server: newJob('generate', { id: 'job', status: 'failed', attempt: 1 }),
    });
    await pass(0);
    line.server = newJob('generate', { id: 'job', status: 'queued', attempt: 1 });
    follower.restart();
    await pass(0);
    expect(follower.view.job?.status).toBe('queued');
  });
});
