// What both halves of the lean pipeline speak of.

export const channel = 'lean:live';
export const lifetime = 600;

/** @param {string} jobId */
export const textKey = (jobId) => `lean:text:${jobId}`;

/** @param {string} jobId */
export const endKey = (jobId) => `lean:end:${jobId}`;
