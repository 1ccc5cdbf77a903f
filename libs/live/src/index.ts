export * from './bus';
export * from './job-text';
export * from './model-reports';
