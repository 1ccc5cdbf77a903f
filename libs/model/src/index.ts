export type { ModelUsage } from './chat';
export * from './model';
export type { ModelKind } from './model-settings';
export { ModelError, type Target } from './model-error';
