export type { CapabilityStore } from './capabilities';
export type { ModelMessage, ModelUsage } from './chat';
export * from './model';
export { ModelError, type Target } from './model-error';
export type { SourcedAnswer } from './sourced-answer';
export type { SearchSettings } from './web-search';
