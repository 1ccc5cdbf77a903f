export * from './job-handler';
export * from './job-queues';
export { JobRunner } from './job-runner';
export * from './job-worker';
export * from './job.presenter';
export * from './jobs.module';
export * from './publish-changes';
export { Reconciler } from './reconciler';
export { StallWatch } from './stall-watch';
