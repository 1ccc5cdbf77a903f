export { findPromises } from './find-promises';
export { type Finding } from './rule';
