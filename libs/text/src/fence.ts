/** What a fenced text is to a model: material to write from, or an order to carry out. */
export const FENCE_KINDS = ['material', 'order'] as const;
export type FenceKind = (typeof FENCE_KINDS)[number];

/** A text as it was fenced: what it is, its name, and the text exactly as it was given. */
export interface Fenced {
  kind: FenceKind;
  name: string;
  text: string;
}

const OPEN = /<(material|order) name="([A-Za-z][A-Za-z0-9-]*)">\n/g;
const closing = (kind: string) => `\n</${kind}>`;

/** Characters that a reader does not see, which may hide a tag from a plain search but not from a model. */
const INVISIBLE = '[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]{0,4}';
const BRACKET = '[<\\u2039\\u2329\\u27e8\\u3008\\ufe64\\uff1c]';
const SPACE = '[\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]{0,8}';
const SLASH = '[/\\uff0f\\u2044\\u2215]?';
const WORD = `(?:${FENCE_KINDS.map((kind) => [...kind].join(INVISIBLE)).join('|')})`;
const LOOK_ALIKE = new RegExp(`(${BRACKET})(\\\\*)(?=${SPACE}${SLASH}${SPACE}${WORD})`, 'giu');

/**
 * Fences a text inside a prompt: `<material name="...">`, the text, `</material>`, or the same with `order`. Whatever
 * looks like a fence of either kind inside the text gets a backslash after its bracket, so that the text cannot close
 * its own fence. `name` is a word of letters, digits and hyphens; throws a RangeError on any other.
 */
export function fence(name: string, text: string, kind: FenceKind = 'material'): string {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new RangeError(`"${name}" is not a name for a fence`);
  return `<${kind} name="${name}">\n${text.replace(LOOK_ALIKE, '$1\\$2')}${closing(kind)}`;
}

/** Every fenced text in a prompt, in order, as it was before it was fenced. */
export function readFences(prompt: string): Fenced[] {
  const found: Fenced[] = [];
  OPEN.lastIndex = 0;
  for (let open = OPEN.exec(prompt); open; open = OPEN.exec(prompt)) {
    const kind = open[1] === 'order' ? 'order' : 'material';
    const end = prompt.indexOf(closing(kind), OPEN.lastIndex);
    if (end < 0) break;
    found.push({ kind, name: open[2] ?? '', text: unescape(prompt.slice(OPEN.lastIndex, end)) });
    OPEN.lastIndex = end + closing(kind).length;
  }
  return found;
}

function unescape(text: string): string {
  return text.replace(LOOK_ALIKE, (_match, bracket: string, slashes: string) => bracket + slashes.slice(1));
}
