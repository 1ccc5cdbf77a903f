import type { Finding } from './check';
import type { Evidence } from './evidence';

const find = (says: string): Finding => ({ rule: 'torn', says });

/** Every text is that of one answer to its own order, and what a reader put together is what is kept. */
export function checkTexts(evidence: Evidence): Finding[] {
  return [...checkVersions(evidence), ...checkJobs(evidence), ...checkRead(evidence)];
}

function orderOf({ journal }: Evidence, jobId: string | null): string | undefined {
  return journal.handedIn.find(({ jobIds }) => jobIds.some((id) => id === jobId))?.order;
}

function checkVersions(evidence: Evidence): Finding[] {
  const holders = new Map<string, string>();
  return evidence.messages
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ id, content, stopped, job_id }): Finding[] => {
      const order = orderOf(evidence, job_id);
      const answers = evidence.calls.filter((call) => call.order === order && call.text !== null);
      // Of a stopped one only a part is there, which may also be of an answer that was made to break off.
      if (stopped) return isBeginning(evidence, order, content) ? [] : [find(`stopped version ${id} is of no answer`)];
      if (!answers.some(({ text }) => text === content)) return [find(`version ${id} is no answer to ${order}`)];
      const other = holders.get(content);
      holders.set(content, id);
      return other ? [{ rule: 'doubled', says: `the versions ${other} and ${id} are one answer` }] : [];
    });
}

/** True where the words begin an answer to this order; also where one was made to break off, whose words are not known. */
function isBeginning({ calls }: Evidence, order: string | undefined, words: string): boolean {
  const own = calls.filter((call) => call.order === order);
  return words === '' || own.some(({ text, suffered }) => suffered !== null || text?.startsWith(words.trimEnd()));
}

function checkJobs({ jobs, messages }: Evidence): Finding[] {
  return jobs
    .filter(({ name, status }) => status === 'completed' && (name === 'generate' || name === 'refine-email'))
    .filter(({ id, text }) =>
      messages.some((one) => one.job_id === id && one.role === 'assistant' && one.content !== text),
    )
    .map(({ id }) => find(`the text of job ${id} is not that of its version`));
}

function checkRead(evidence: Evidence): Finding[] {
  return evidence.read.flatMap(({ jobId, attempt, text, end, torn }): Finding[] => {
    const job = evidence.jobs.find(({ id }) => id === jobId);
    const found = torn.map((what) => find(`who read ${jobId} saw it torn: ${what}`));
    if (!job || !end) return found;
    if (end.status !== job.status || end.text !== job.text) {
      found.push(
        find(`${jobId} was told as ${end.status} (${end.text.length}), and is ${job.status} (${job.text.length})`),
      );
    }
    const isWhole = attempt === job.attempt ? job.text.startsWith(text) : job.name === 'generate-campaign';
    if (!isWhole && !isBeginning(evidence, orderOf(evidence, jobId), text)) {
      found.push(find(`who read ${jobId} was shown words that are of no answer`));
    }
    return found;
  });
}
