import { checkBought } from './check-bought';
import { checkTexts } from './check-texts';
import type { Evidence, JobRow } from './evidence';
import type { ModelCall } from './played-model';

/** What must never be found after a run, whatever was done to it. */
export const RULES = {
  lost: 'a request that was taken has no job, no end or no result',
  doubled: 'a result, a job or a count is there twice',
  torn: 'a text holds other words than one answer of the model, or than its reader was shown',
  bought: 'words were paid for again although they were there',
  stopped: 'what was stopped went on',
  blamed: 'a job failed, or counts a crash, without a reason of its own',
  slow: 'the api took longer than 10 s for an answer',
  left: 'queues or keys are left over',
  ended: 'a process ended by itself, or a writer was refused',
} as const;

export type Rule = keyof typeof RULES;

export interface Finding {
  rule: Rule;
  says: string;
}

/** How a job ends. */
export const FINAL = ['completed', 'failed', 'cancelled'];
const WRITERS = ['generate', 'refine-email'];
/** How often the model is asked before a job fails. */
const TRIES = 3;
/** How long a run may go on after a stop that is known: the heartbeat brings it every 5 s. */
const STOPS_WITHIN_MS = 6_500;
const ANSWERS_WITHIN_MS = 10_000;

/** Checks what is left of a run against what its clients know and its model wrote. Knows nothing of how the product works inside. */
export function check(evidence: Evidence): Finding[] {
  const found = [checkHandedIn, checkResults, checkCounts, checkStops, checkFailures, checkAnswers, checkLeftOvers];
  return [...found, checkTexts, checkBought].flatMap((rule) => rule(evidence));
}

const find = (rule: Rule, says: string): Finding => ({ rule, says });

function checkHandedIn({ jobs, journal }: Evidence): Finding[] {
  const rows = new Map(jobs.map((job) => [job.id, job]));
  const known = new Set(journal.handedIn.flatMap(({ jobIds }) => jobIds));
  const keys = new Map<string, number>();
  for (const { user_id, idempotency_key } of jobs) {
    const key = `${user_id} ${idempotency_key}`;
    if (idempotency_key) keys.set(key, (keys.get(key) ?? 0) + 1);
  }
  return [
    ...journal.handedIn.flatMap(({ order, jobIds }) => [
      ...jobIds.filter((id) => !rows.has(id)).map((id) => find('lost', `${order}: job ${id} is gone`)),
      ...(new Set(jobIds).size > 1 ? [find('doubled', `${order}: one request, jobs ${jobIds.join(', ')}`)] : []),
    ]),
    ...jobs
      .filter(({ status }) => !FINAL.includes(status))
      .map(({ id, name, status }) => find('lost', `${name} ${id} is ${status} for ever`)),
    ...jobs
      .filter(({ id, user_id }) => user_id !== null && !known.has(id))
      .map(({ id }) => find('doubled', `job ${id} was handed in by nobody`)),
    ...[...keys].filter(([, times]) => times > 1).map(([key]) => find('doubled', `two jobs have the key ${key}`)),
  ];
}

function checkResults({ jobs, messages, threads }: Evidence): Finding[] {
  const expected = (job: JobRow) => (WRITERS.includes(job.name) ? 1 : job.name === 'generate-campaign' ? 6 : 0);
  const numbers = threads.map(({ id }) => ({
    id,
    versions: messages.filter(({ thread_id, version }) => thread_id === id && version !== null),
  }));
  return [
    ...jobs
      .filter(({ status }) => status === 'completed')
      .flatMap((job) => {
        const whole = messages.filter((one) => one.job_id === job.id && one.role === 'assistant' && !one.stopped);
        if (whole.length === expected(job)) return [];
        const says = `${job.name} ${job.id} left ${whole.length} versions and not ${expected(job)}`;
        return find(whole.length > expected(job) ? 'doubled' : 'lost', says);
      }),
    ...numbers
      .filter(({ versions }) => versions.some(({ version }, at) => version !== at + 1))
      .map(({ id, versions }) =>
        find('doubled', `thread ${id} has the versions ${versions.map(({ version }) => version).join(', ')}`),
      ),
  ];
}

function checkCounts({ jobs, users, events, messages, journal }: Evidence): Finding[] {
  const times = (id: string, type: string) =>
    events.find(({ job_id, action_type }) => job_id === id && action_type === type)?.times ?? 0;
  const wrong = (job: JobRow, what: string, is: number, should: number): Finding[] =>
    is === should ? [] : [find(is > should ? 'doubled' : 'lost', `${job.name} ${job.id}: ${what} ${is} times`)];
  const isGeneration = ({ name }: JobRow) => name === 'generate' || name === 'generate-campaign';
  return [
    ...users.flatMap(({ id, total_generations, monthly_generations }) => {
      const done = jobs.filter((job) => job.user_id === id && isGeneration(job) && job.status === 'completed').length;
      if (total_generations === done && monthly_generations === done) return [];
      const says = `user ${id} counts ${total_generations} (${monthly_generations} this month) and not ${done}`;
      return find(total_generations > done || monthly_generations > done ? 'doubled' : 'lost', says);
    }),
    ...jobs
      .filter(isGeneration)
      .flatMap((job) => [
        ...wrong(job, 'generation_initiated', times(job.id, 'generation_initiated'), 1),
        ...(['completed', 'failed'] as const).flatMap((end) =>
          wrong(job, `generation_${end}`, times(job.id, `generation_${end}`), job.status === end ? 1 : 0),
        ),
      ]),
    ...jobs
      .filter(({ name }) => WRITERS.includes(name))
      .flatMap((job) => {
        const asked = messages.filter(({ job_id, role }) => job_id === job.id && role === 'user').length;
        return wrong(job, 'its request stands', asked, 1);
      }),
    ...journal.complaints.map((says) => find('ended', says)),
  ];
}

function checkStops({ jobs, journal, calls, faults }: Evidence): Finding[] {
  return journal.stops.flatMap(({ jobId, at, status }) => {
    const job = jobs.find(({ id }) => id === jobId);
    const order = journal.handedIn.find(({ jobIds }) => jobIds.includes(jobId))?.order;
    if (!job || FINAL.includes(status)) {
      return job?.status === status ? [] : find('stopped', `${jobId} was told ${status} and is ${job?.status}`);
    }
    const late = calls.filter((call) => !call.structured && call.order === order && call.startedAt > at + 1_000);
    const end = job.finished_at?.getTime() ?? Infinity;
    const inTrouble = faults.some(({ from, to }) => from < end && to > at);
    const wentOn = job.status === 'completed' && end > at + STOPS_WITHIN_MS && !inTrouble;
    return [
      ...late.map(() => find('stopped', `${jobId} asked the model again after its stop`)),
      ...(wentOn ? [find('stopped', `${jobId} went on to its end after its stop`)] : []),
    ];
  });
}

function checkFailures({ jobs, journal, calls, disturbed, ownEnds }: Evidence): Finding[] {
  const during = ({ created_at, finished_at }: JobRow) =>
    disturbed.flat().filter(({ from, to }) => to > created_at.getTime() && from < (finished_at?.getTime() ?? Infinity))
      .length;
  return [
    ...jobs.flatMap((job) => {
      const handed = journal.handedIn.find(({ jobIds }) => jobIds.includes(job.id));
      const isOwn = ({ order, structured }: ModelCall) =>
        order === handed?.order && structured === (job.name === 'review-email');
      const suffered = calls.filter((call) => isOwn(call) && call.suffered !== null).length;
      const says = `${job.name} ${job.id} is ${job.status} (${job.error?.code}) after ${job.crashes} crashes`;
      // Where one of the kills came too late, it is a job as all others.
      if (handed?.poison && job.crashes > 2) {
        return job.error?.code === 'job/crashed' ? [] : find('blamed', `${says}: it kills workers`);
      }
      const isExplained =
        job.status !== 'failed' ||
        (job.error?.code.startsWith('model/') && suffered >= TRIES) ||
        (job.error?.code === 'job/crashed' && during(job) > 1);
      return isExplained && job.crashes <= during(job) ? [] : find('blamed', says);
    }),
    ...ownEnds.map((says) => find('ended', says)),
  ];
}

function checkAnswers({ journal }: Evidence): Finding[] {
  return journal.answers
    .filter(({ tookMs }) => tookMs > ANSWERS_WITHIN_MS)
    .map(({ call, status, tookMs }) => find('slow', `${call} was answered ${status} after ${tookMs} ms`));
}

function checkLeftOvers({ keys }: Evidence): Finding[] {
  // What forgets itself, what BullMQ keeps of a queue itself, and what is known of the models.
  const mayStay = ({ name, secondsLeft }: Evidence['keys'][number]) =>
    secondsLeft >= 0 || /^(write|check|files|read|upkeep):(id|meta|events|marker|pc)$|^models$/.test(name);
  return keys.filter((key) => !mayStay(key)).map(({ name }) => find('left', `Redis keeps ${name}`));
}
