/** @typedef {{ hash: string, parents: number, subject: string }} Commit */

const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const LONGEST = 72;
const SUBJECT = new RegExp(
  `^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+(?:, ?[a-z0-9-]+)*\\))?!?: [^A-Z\\s].*[^.\\s]$`,
  'u',
);

/**
 * What is wrong with a commit, by the rules of CONTRIBUTING.md; null where nothing is.
 * @param {Commit} commit
 * @returns {string | null}
 */
export function faultOf({ parents, subject }) {
  if (parents > 1) return 'is a merge: rebase instead';
  if (subject.length > LONGEST) return `has a subject of ${subject.length} characters: at most ${LONGEST}`;
  if (!SUBJECT.test(subject)) return "is not written as 'type(scope): what it does', without a capital or a period";
  return null;
}
