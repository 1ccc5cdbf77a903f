export * from './clean-text';
export * from './copy-draft';
export * from './cut-middle';
export * from './fence';
export * from './read-draft';
export * from './title-of';
export * from './trim-document';
