import type { JobDelta, JobSnapshot } from '@copydesk/contracts';
import fc from 'fast-check';
import { followJob, NOTHING_KNOWN, type FollowedJob, type JobNews } from './follow-job';
import { newJob } from './new-job';

const running = (attempt: number, text: string) => newJob('generate', { id: 'job', status: 'running', attempt, text });
const done = (attempt: number, text: string) =>
  newJob('generate', {
    id: 'job',
    status: 'completed',
    attempt,
    text,
    result: { messageId: 'm', note: null, cuts: [] },
  });
const snapshot = (job: JobSnapshot): JobNews => ({ type: 'snapshot', job });
const delta = (attempt: number, offset: number, text: string): JobNews => ({
  type: 'delta',
  delta: { jobId: 'job', attempt, offset, text },
});
const follow = (...news: JobNews[]): FollowedJob => news.reduce(followJob, NOTHING_KNOWN);

describe('followJob', () => {
  it.each<[string, JobNews[], string, boolean]>([
    ['applies the next delta', [snapshot(running(1, 'Dear ')), delta(1, 5, 'reader')], 'Dear reader', false],
    [
      'applies only what is new of an overlap',
      [snapshot(running(1, 'Dear r')), delta(1, 5, 'reader')],
      'Dear reader',
      false,
    ],
    ['leaves what it has already', [snapshot(running(1, 'Dear reader')), delta(1, 0, 'Dear ')], 'Dear reader', false],
    ['asks again at a gap', [snapshot(running(1, 'Dear ')), delta(1, 9, 'er')], 'Dear ', true],
    [
      'closes a gap with a snapshot',
      [snapshot(running(1, '')), delta(1, 9, 'er'), snapshot(running(1, 'Dear read'))],
      'Dear reader',
      false,
    ],
    [
      'keeps what comes before the first snapshot',
      [delta(1, 5, 'reader'), snapshot(running(1, 'Dear '))],
      'Dear reader',
      false,
    ],
    [
      'replaces by a higher attempt from its start',
      [snapshot(running(1, 'Dear')), delta(2, 0, 'Hello')],
      'Hello',
      false,
    ],
    ['asks again in the middle of a higher attempt', [snapshot(running(1, 'Dear')), delta(2, 5, ' you')], 'Dear', true],
    ['ignores a lower attempt', [snapshot(running(2, 'Hello')), delta(1, 5, ' old')], 'Hello', false],
    [
      'ignores a snapshot that was read earlier',
      [snapshot(running(1, 'Dear reader')), snapshot(running(1, 'Dear'))],
      'Dear reader',
      false,
    ],
    [
      'ends as the final snapshot says',
      [snapshot(running(1, 'Dear re')), snapshot(done(1, 'Dear reader.'))],
      'Dear reader.',
      false,
    ],
    [
      'does not go back from its end',
      [snapshot(done(1, 'Dear.')), snapshot(running(1, 'Dear. And on')), delta(1, 5, 'x')],
      'Dear.',
      false,
    ],
    ['starts again when a job is retried', [snapshot(done(1, 'Dear.')), delta(2, 0, 'Again')], 'Again', false],
  ])('%s', (_does, news, text, needsSnapshot) => {
    const known = follow(...news);
    expect(known.job?.text).toBe(text);
    expect(known.needsSnapshot).toBe(needsSnapshot);
  });

  it('drops the failure of the attempt before', () => {
    const failed = newJob('generate', {
      id: 'job',
      status: 'failed',
      attempt: 1,
      error: { code: 'model/busy', message: 'Busy' },
    });
    expect(follow(snapshot(failed), delta(2, 0, 'Again')).job).toMatchObject({
      status: 'running',
      error: null,
      attempt: 2,
    });
  });

  it('takes progress of its attempt and asks again for that of a higher one', () => {
    const progress = { stage: 'writing' } as const;
    expect(follow(snapshot(running(1, '')), { type: 'progress', attempt: 1, progress }).job?.progress).toEqual(
      progress,
    );
    expect(follow(snapshot(running(1, '')), { type: 'progress', attempt: 2, progress }).needsSnapshot).toBe(true);
  });
});

/** Each attempt is the list of its chunks; the last one is what the job ends with. */
const attempts = fc.array(fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 }), {
  minLength: 1,
  maxLength: 3,
});

function deltasOf(chunks: string[], attempt: number): JobDelta[] {
  let offset = 0;
  return chunks.map((text) => {
    const made = { jobId: 'job', attempt, offset, text };
    offset += text.length;
    return made;
  });
}

describe('followJob over a bad line', () => {
  it('only ever shows a beginning of an attempt, and ends with the text of the source', () => {
    fc.assert(
      fc.property(attempts, fc.infiniteStream(fc.nat()), (source, dice) => {
        const texts = source.map((chunks) => chunks.join(''));
        const roll = (sides: number) => (dice.next().value ?? 0) % sides;
        const sent = source.flatMap((chunks, index) => deltasOf(chunks, index + 1));
        let known = NOTHING_KNOWN;
        const hear = (news: JobNews) => {
          known = followJob(known, news);
          const { job } = known;
          if (job) expect((texts[job.attempt - 1] ?? '').startsWith(job.text)).toBe(true);
        };
        const sourceAt = ({ attempt, offset, text }: JobDelta) =>
          running(attempt, (texts[attempt - 1] ?? '').slice(0, offset + text.length));

        sent.forEach((_, now) => {
          // Whichever deltas were sent so far may arrive now: none (lost), one, an old one again, or out of order.
          for (let arrivals = roll(3); arrivals > 0; arrivals--) {
            const arrived = sent[roll(now + 1)];
            if (arrived) hear({ type: 'delta', delta: arrived });
          }
          const read = sent[roll(now + 1)];
          if (read && roll(4) === 0) hear(snapshot(sourceAt(read)));
        });
        hear(snapshot(done(source.length, texts.at(-1) ?? '')));
        expect(known.job?.text).toBe(texts.at(-1));
        expect(known.needsSnapshot).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('needs no snapshot after the first where nothing is lost', () => {
    fc.assert(
      fc.property(attempts, (source) => {
        const news = source.flatMap((chunks, index) =>
          deltasOf(chunks, index + 1).map((sent): JobNews => ({ type: 'delta', delta: sent })),
        );
        const known = follow(snapshot(running(1, '')), ...news);
        expect(known.job?.text).toBe(source.at(-1)?.join(''));
        expect(known.needsSnapshot).toBe(false);
      }),
    );
  });
});
