export * from './model';
export * from './model-error';
export type { SourcedAnswer } from './sourced-answer';
export type { SearchSettings } from './web-search';
