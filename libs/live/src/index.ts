export * from './bus';
export * from './job-text';
