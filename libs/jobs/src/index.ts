export * from './change-of';
export * from './handler-registry';
export * from './job-handler';
export * from './job-queues';
export * from './job-worker';
export * from './job.presenter';
export * from './jobs.module';
