import { check } from './check';
import type { Evidence } from './evidence';
import { FAULTS } from './faults';
import { Storm } from './storm';

const SEED = 7;
/** Quick ones, and none that meets who else uses this Postgres. */
const PLAYED = [
  'A worker is killed',
  'Redis comes back empty',
  'Connections to Postgres are cut',
  'All sockets are cut',
];

let storm: Storm;
let evidence: Evidence;

beforeAll(async () => {
  storm = await Storm.open(SEED);
  await storm.play(FAULTS.filter(({ name }) => PLAYED.includes(name)));
  evidence = await storm.evidence();
}, 90_000);
afterAll(() => storm.close());

test('a short storm: everything that was handed in ends, once and whole, within the bounds', async () => {
  const { findings, played } = await storm.report(SEED);
  expect(findings).toEqual([]);
  expect(played.filter(({ seconds, bound }) => seconds === null || seconds > bound)).toEqual([]);
  const ended = evidence.jobs.map(({ name, status }) => `${name} ${status}`);
  for (const what of ['generate completed', 'generate cancelled', 'refine-email completed', 'review-email completed']) {
    expect(ended).toContain(what);
  }
});

/** Of each kind the oldest one. */
const job = (status: string, name = 'generate') =>
  `(SELECT id FROM jobs WHERE name = '${name}' AND status = '${status}' ORDER BY created_at LIMIT 1)`;
const versionOf = (id: string) => `role = 'assistant' AND job_id = ${id}`;
const WRITTEN = versionOf(job('completed'));

/** One after the other on the same state, so that each must find what was not found before. */
test.each<[what: string, rule: string, says: RegExp, statement: string]>([
  [
    'a result that is there twice',
    'doubled',
    /left 2 versions and not 1/,
    `INSERT INTO messages (id, thread_id, role, content, version, origin, job_id)
     SELECT gen_random_uuid(), thread_id, role, content, (SELECT max(version) + 1 FROM messages all_of WHERE all_of.thread_id = one.thread_id),
       origin, job_id FROM messages one WHERE ${WRITTEN}`,
  ],
  [
    'a text of two answers',
    'torn',
    /is no answer to order-/,
    `UPDATE messages SET content = left(content, 100) || right((SELECT min(content) FROM messages WHERE ${WRITTEN}), 100)
     WHERE ${versionOf(job('completed', 'refine-email'))}`,
  ],
  ['a version that is missing', 'lost', /left 0 versions/, `DELETE FROM messages WHERE ${WRITTEN}`],
  [
    'a text that is not the one that was told',
    'torn',
    /was told as completed/,
    `UPDATE jobs SET text = text || '.' WHERE id = ${job('completed')}`,
  ],
  [
    'a job that hangs',
    'lost',
    /is running for ever/,
    `UPDATE jobs SET status = 'running', lease_until = now(), finished_at = NULL WHERE id = ${job('completed', 'review-email')}`,
  ],
  ['a job that is gone', 'lost', /is gone/, `DELETE FROM jobs WHERE id = ${job('running', 'review-email')}`],
  [
    'a job that nobody handed in',
    'doubled',
    /was handed in by nobody/,
    `INSERT INTO jobs (id, name, queue, user_id, payload, status, finished_at)
     SELECT gen_random_uuid(), name, queue, user_id, payload, status, finished_at FROM jobs WHERE id = ${job('completed')}`,
  ],
  [
    'a counter that is ahead',
    'doubled',
    /counts \d+/,
    `UPDATE users SET total_generations = total_generations + 1 WHERE username LIKE 'writer-%'`,
  ],
  [
    'an event that was recorded twice',
    'doubled',
    /generation_completed 2 times/,
    `INSERT INTO user_analytics (user_id, app_id, action_type, job_id)
     SELECT user_id, app_id, 'generation_completed', id FROM jobs WHERE id = ${job('completed')}`,
  ],
  [
    'a failure without a reason',
    'blamed',
    /is failed \(job\/crashed\)/,
    `UPDATE jobs SET status = 'failed', error = '{"code": "job/crashed", "message": ""}' WHERE id = ${job('completed')}`,
  ],
])('the checker finds %s', async (_, rule, says, statement) => {
  const before = new Set(check(await storm.evidence()).map((found) => found.says));
  await storm.product.database.query(statement);
  const found = check(await storm.evidence()).filter((one) => !before.has(one.says));
  expect(found).toContainEqual({ rule, says: expect.stringMatching(says) });
});

test('the checker finds what Redis keeps of a job that is over', async () => {
  await storm.product.redisClient.set('faults:write:6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '1');
  const says = 'Redis keeps write:6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
  expect(check(await storm.evidence())).toContainEqual({ rule: 'left', says });
});

test.each<[what: string, rule: string, says: RegExp, change: () => Partial<Evidence>]>([
  [
    'an answer that was paid for twice',
    'bought',
    /2 calls in 1 attempts/,
    () => ({ calls: evidence.calls.flatMap((call) => [call, { ...call, text: `${call.text} anew` }]) }),
  ],
  [
    'a double click that made two jobs',
    'doubled',
    /one request, jobs/,
    () => {
      const [one, other] = evidence.journal.handedIn;
      const handedIn = [{ ...one!, jobIds: [...one!.jobIds, ...other!.jobIds] }];
      return { journal: { ...evidence.journal, handedIn } };
    },
  ],
  [
    'a stop that was told and did not hold',
    'stopped',
    /was told cancelled and is completed/,
    () => {
      const jobId = evidence.jobs.find(({ status }) => status === 'completed')?.id ?? '';
      return { journal: { ...evidence.journal, stops: [{ jobId, at: 0, status: 'cancelled' }] } };
    },
  ],
  [
    'words that a reader was shown and nobody wrote',
    'torn',
    /was shown words that are of no answer/,
    () => ({ read: evidence.read.map((one) => ({ ...one, text: `x${one.text}` })) }),
  ],
  [
    'an answer that took too long',
    'slow',
    /answered 200 after 11000 ms/,
    () => {
      const answers = [{ call: 'GET /api/jobs/:id', status: 200, at: 0, tookMs: 11_000 }];
      return { journal: { ...evidence.journal, answers } };
    },
  ],
  ['a process that ended by itself', 'ended', /by itself/, () => ({ ownEnds: ['the api ended by itself with 1'] })],
])('the checker finds %s', (_, rule, says, change) => {
  expect(check(evidence)).toEqual([]);
  expect(check({ ...evidence, ...change() })).toContainEqual({ rule, says: expect.stringMatching(says) });
});
