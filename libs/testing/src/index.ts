export * from './briefs';
export * from './campaign';
export * from './house';
export * from './house-process';
export * from './shared-house';
export * from './temporary-database';
export * from './test-client';
export { events, PlayedServer, streamOf, type PlayedAnswer } from './played-server';
