import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The process's figures in the Prometheus format. */
export class Metrics {
  readonly registry = new Registry();

  readonly jobsEnded = new Counter({
    name: 'copydesk_job_runs_total',
    help: 'Runs of jobs by how they ended',
    labelNames: ['name', 'ending'],
    registers: [this.registry],
  });

  readonly jobSeconds = new Histogram({
    name: 'copydesk_job_run_seconds',
    help: 'How long a run of a job took',
    labelNames: ['name'],
    buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 60, 180, 600],
    registers: [this.registry],
  });

  readonly firstTextSeconds = new Histogram({
    name: 'copydesk_first_text_seconds',
    help: 'From the submission of a job to its first text',
    labelNames: ['name'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 120],
    registers: [this.registry],
  });

  readonly numbersThatDiffer = new Gauge({
    name: 'copydesk_dashboard_numbers_that_differ',
    help: 'Numbers of the dashboards that differed from the raw events when they were last checked',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
