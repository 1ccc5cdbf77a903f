export { findPromises } from './find-promises';
export { type CopyRule, type Finding, type SenderProfile } from './rule';
