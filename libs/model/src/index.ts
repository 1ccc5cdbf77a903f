export type { ModelUsage } from './chat';
export * from './model';
export { ModelError, type Target } from './model-error';
