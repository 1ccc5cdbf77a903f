import type { Finding } from './check';
import type { Evidence } from './evidence';
import type { ModelCall } from './played-model';

/** A model is asked once for each attempt and part, and what it finished is kept, unless its worker was taken away. */
export function checkBought(evidence: Evidence): Finding[] {
  const { jobs, journal, calls } = evidence;
  const find = (says: string): Finding => ({ rule: 'bought', says });
  return journal.handedIn.flatMap(({ order, kind, jobIds }): Finding[] => {
    const job = jobs.find(({ id }) => id === jobIds[0]);
    if (!job) return [];
    const own = calls.filter((call) => call.order === order && call.structured === (kind === 'review'));
    const most = job.attempt + (kind === 'campaign' ? 5 : 0);
    const found = own.length > most ? [find(`${order}: ${own.length} calls in ${job.attempt} attempts`)] : [];
    if (job.status !== 'completed') return found;
    const end = job.finished_at?.getTime() ?? Infinity;
    const thrownAway = own.filter((call) => !isKept(evidence, call) && !wasTakenAway(evidence, call, end));
    return [
      ...found,
      ...thrownAway.map(({ worker }) => find(`${order}: a whole answer to worker ${worker} was thrown away`)),
    ];
  });
}

function isKept({ messages }: Evidence, { text, ended }: ModelCall): boolean {
  return ended !== 'finished' || text === null || messages.some(({ content }) => content === text);
}

function wasTakenAway({ disturbed }: Evidence, { worker, startedAt }: ModelCall, end: number): boolean {
  return (disturbed[worker] ?? []).some(({ from, to }) => to > startedAt && from < end);
}
