export * from './briefs';
export * from './campaign';
export * from './test-app';
export * from './test-process';
export * from './shared-test-app';
export * from './temporary-database';
export * from './test-client';
export { events, PlayedServer, streamOf, type PlayedAnswer } from './played-server';
