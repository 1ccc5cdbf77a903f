export * from './log';
export * from './metrics';
export * from './nest-log';
export * from './run-process';
