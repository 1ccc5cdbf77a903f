export * from './job-handler';
export * from './job-queues';
export * from './job-worker';
export * from './job.presenter';
export * from './jobs.module';
export * from './publish-changes';
