/** Material as it was fenced: its name, and the text exactly as it was given. */
export interface Fenced {
  name: string;
  text: string;
}

const OPEN = /<material name="([A-Za-z][A-Za-z0-9-]*)">\n/g;
const CLOSE = '\n</material>';

/** Characters that a reader does not see, which may hide a tag from a plain search but not from a model. */
const INVISIBLE = '[\\u00ad\\u200b-\\u200f\\u2060\\ufeff]{0,4}';
const BRACKET = '[<\\u2039\\u2329\\u27e8\\u3008\\ufe64\\uff1c]';
const SPACE = '[\\s\\u00ad\\u200b-\\u200f\\u2060\\ufeff]{0,8}';
const SLASH = '[/\\uff0f\\u2044\\u2215]?';
const WORD = [...'material'].join(INVISIBLE);
const LOOK_ALIKE = new RegExp(`(${BRACKET})(\\\\*)(?=${SPACE}${SLASH}${SPACE}${WORD})`, 'giu');

/**
 * Fences material inside a prompt as data: `<material name="...">`, the text, `</material>`. Whatever looks like a
 * fence inside the text gets a backslash after its bracket, so that the text cannot close its own fence.
 * `name` is a word of letters, digits and hyphens; throws a RangeError on any other.
 */
export function fence(name: string, text: string): string {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new RangeError(`"${name}" is not a name for a fence`);
  return `<material name="${name}">\n${text.replace(LOOK_ALIKE, '$1\\$2')}${CLOSE}`;
}

/** Every piece of fenced material in a prompt, in order, with the text as it was before it was fenced. */
export function readFences(prompt: string): Fenced[] {
  const found: Fenced[] = [];
  OPEN.lastIndex = 0;
  for (let open = OPEN.exec(prompt); open; open = OPEN.exec(prompt)) {
    const end = prompt.indexOf(CLOSE, OPEN.lastIndex);
    if (end < 0) break;
    found.push({ name: open[1] ?? '', text: unescape(prompt.slice(OPEN.lastIndex, end)) });
    OPEN.lastIndex = end + CLOSE.length;
  }
  return found;
}

function unescape(text: string): string {
  return text.replace(LOOK_ALIKE, (_match, bracket: string, slashes: string) => bracket + slashes.slice(1));
}
