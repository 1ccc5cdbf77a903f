/** @param {string} file @param {string} from @param {string} to @returns {import('./breaks.mjs').Edit} */
export const edit = (file, from, to) => ({ file, from, to });
