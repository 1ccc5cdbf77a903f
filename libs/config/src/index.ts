export * from './config';
export type { Environment } from './env-reader';
