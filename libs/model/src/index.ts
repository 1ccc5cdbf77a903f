export * from './model';
export * from './model-error';
