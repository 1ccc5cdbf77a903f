/** What is to be done with a line: written anew, begun as a paragraph of its own, cut, or given a neighbour. */
export type Fix = { kind: 'write' | 'paragraph' | 'before' | 'after'; text: string } | { kind: 'cut' };

const WORDS = {
  write: 'Write instead:',
  paragraph: 'Begin a new paragraph with it:',
  before: 'Put before it:',
  after: 'Add after it:',
} as const;
const CUT = 'Cut this line.';

/** A fix in words: why, and what. */
export function formatSuggestion(why: string, fix: Fix): string {
  return fix.kind === 'cut' ? `${why} ${CUT}` : `${why} ${WORDS[fix.kind]} “${fix.text}”`;
}

/** The fix that a suggestion tells, ours or another's; null where it shows no better line. */
export function readSuggestion(suggestion: string): Fix | null {
  if (/\b(?:cut|delete|remove|drop) (?:this|the|that) (?:line|sentence|bullet|paragraph)\b/i.test(suggestion))
    return { kind: 'cut' };
  const text = /[“"](.+)[”"]/s.exec(suggestion)?.[1]?.trim();
  if (!text) return null;
  const before = suggestion.slice(0, suggestion.indexOf(text));
  const kind = (['paragraph', 'before', 'after'] as const).find((each) => before.includes(WORDS[each]));
  return { kind: kind ?? 'write', text };
}
