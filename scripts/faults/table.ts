import { cpus, totalmem } from 'node:os';
import { RULES, type Rule } from './check';
import { FAULTS } from './faults';
import type { Played, Report } from './storm';

const TOGETHER = 'Two of them at once';

/** What the storms came to, as docs/reliability.md tells it. */
export function tableOf(reports: Report[], day: string): string {
  const played = reports.flatMap((report) => report.played);
  const rows = [...FAULTS.map(({ name }) => name), TOGETHER].map((name) =>
    rowOf(
      name,
      played.filter(({ faults }) => (faults.length > 1 ? TOGETHER : faults[0]) === name),
    ),
  );
  const jobs = reports.reduce((sum, report) => sum + report.jobs, 0);
  const rules = Object.entries(RULES).map(([rule, means]) => `| ${means} | ${countOf(reports, rule as Rule)} |`);
  return `# What Copydesk withstands

Made by \`npm run faults\`: ${reports.length} seeded storms of faults on the whole product, each with a Postgres, a Redis, an api, two
workers and a model server of its own, while seven users write, refine, review, stop and click twice. ${day}, on ${machine()}.
The machine did other work meanwhile.

**${jobs.toLocaleString('en-US')} jobs were handed in, ${played.length} times a fault was played.** 'Worst' is the longest time from the end of a fault until every job that was
under way had ended and a new one was written; 'slowest answer' is the longest that the api took for any call meanwhile.

| Fault | Runs | Bound | Worst | Slowest answer | Jobs under way | Lost |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

After each storm a checker that shares no code with the product reads Postgres, Redis, what the clients were told and put
together, and what the model was asked:

| What must never be | Found |
| --- | ---: |
${rules.join('\n')}
`;
}

function rowOf(name: string, runs: Played[]): string {
  if (runs.length === 0) return `| ${name} | 0 | | | | | |`;
  const most = (values: number[]) => Math.max(...values).toFixed(1);
  const worst = runs.some(({ seconds }) => seconds === null)
    ? 'never'
    : `${most(runs.map((run) => run.seconds ?? 0))} s`;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const bound = FAULTS.find((fault) => fault.name === name)?.bound ?? Math.max(...runs.map((run) => run.bound));
  const slowest = `${most(runs.map(({ slowestAnswer }) => slowestAnswer))} s`;
  const underWay = sum(runs.map((run) => run.underWay));
  return `| ${name} | ${runs.length} | ${bound} s | ${worst} | ${slowest} | ${underWay} | ${sum(runs.map(({ lost }) => lost))} |`;
}

function countOf(reports: Report[], rule: Rule): number {
  return reports.flatMap(({ findings }) => findings).filter((finding) => finding.rule === rule).length;
}

function machine(): string {
  const cores = cpus();
  return `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.versions.node}`;
}
