/** What a fenced text is to a model: material to write from, or an order to carry out. */
export const FENCE_KINDS = ['material', 'order'] as const;
export type FenceKind = (typeof FENCE_KINDS)[number];

/** A text as it was fenced: what it is, its name, and the text exactly as it was given. */
export interface Fenced {
  kind: FenceKind;
  name: string;
  text: string;
}

const OPEN = /<((material|order)-[a-z\d]+) name="([A-Za-z][A-Za-z\d-]*)">\n/g;
const closing = (tag: string) => `\n</${tag}>`;

/**
 * Fences a text inside a prompt: `<material-x7k2q9 name="...">`, the text, `</material-x7k2q9>`, or the same with `order`.
 * The word in the tags is one that whoever wrote the text could not know, so nothing in it closes the fence; where the
 * word stands in it all the same, since a model gave it away, `…` takes its place. Throws a RangeError on a word that
 * could be guessed, and on a `name` that is no word of letters, digits and hyphens.
 */
export function fence(word: string, name: string, text: string, kind: FenceKind = 'material'): string {
  if (!/^[a-z\d]{6,}$/.test(word)) throw new RangeError(`"${word}" is not a word for a fence`);
  if (!/^[A-Za-z][A-Za-z\d-]*$/.test(name)) throw new RangeError(`"${name}" is not a name for a fence`);
  const tag = `${kind}-${word}`;
  return `<${tag} name="${name}">\n${text.replace(new RegExp(word, 'gi'), '…')}${closing(tag)}`;
}

/** Every fenced text in a prompt, in order. */
export function readFences(prompt: string): Fenced[] {
  const found: Fenced[] = [];
  OPEN.lastIndex = 0;
  for (let open = OPEN.exec(prompt); open; open = OPEN.exec(prompt)) {
    const [, tag = '', kind, name = ''] = open;
    const end = prompt.indexOf(closing(tag), OPEN.lastIndex);
    if (end < 0) break;
    found.push({ kind: kind === 'order' ? 'order' : 'material', name, text: prompt.slice(OPEN.lastIndex, end) });
    OPEN.lastIndex = end + closing(tag).length;
  }
  return found;
}
