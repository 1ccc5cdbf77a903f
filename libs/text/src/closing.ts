import { isPostscript, signsItself } from './sign-off';
import { wordsOf } from './split-text';

/** What stands below every email of a house; empty where there is none. */
export interface Closing {
  signature: string;
  disclaimer: string;
}

/** From so much alike on, lines are the disclaimer in other words. */
const ALIKE = 0.8;
/** What is so many times as long as a text says something else. */
const LONGER = 5;
/** How many words a line may have beside the name of a house to be its signature: 'The Alpine Research team'. */
const BESIDE_NAME = 3;
/** How many paragraphs may stand from a P.S. to the end of the email. */
const PARAGRAPHS_BELOW = 5;

/** A draft parted from its closing. */
interface Parted {
  body: string;
  /** True where the signature was taken off. One below a 'Kind regards,' stays in the body. */
  signed: boolean;
  /** Where what the house set stands in the draft: it is nobody's to change. */
  house: Place[];
  /** Where in the draft nothing but that is left. */
  end: number;
}

interface Place {
  from: number;
  to: number;
}

/** Parts a draft from what the house sets below it, word for word or nearly so. A P.S. stays in the body. */
export function partClosing(text: string, { signature, disclaimer }: Closing): Parted {
  const start = text.length - text.trimStart().length;
  const whole = text.trim();
  const above = withoutRule(withoutDisclaimer(whole, disclaimer));
  const cut = start + above.length;
  const house = above.length < whole.length ? [{ from: cut, to: text.length }] : [];
  const ps = postscriptOf(above);
  for (const end of ps === above.length ? [above.length] : [ps, above.length]) {
    const part = above.slice(0, end).trimEnd();
    const found = endOf(part, signature);
    const head = part.slice(0, part.length - found.length);
    if (!/\n[ \t]*\n$/.test(head) || !isSignature(found, signature) || !sameWords(found, signature)) continue;
    const letter = withoutRule(head.trimEnd());
    const body = [letter, above.slice(end).trim()].filter(Boolean).join('\n\n');
    const own = { from: start + head.length, to: start + part.length };
    return { body, signed: true, house: [own, ...house], end: end === above.length ? start + letter.length : cut };
  }
  return { body: above, signed: false, house, end: cut };
}

/**
 * The draft with its closing below it, word for word and once: the signature above a P.S., the disclaimer below all. An
 * email that signs itself gets no other signature.
 */
export function withClosing(text: string, closing: Closing): string {
  const { signature, disclaimer } = closing;
  const { body } = partClosing(text, closing);
  const at = postscriptOf(body);
  const [letter, postscript] = [body.slice(0, at).trimEnd(), body.slice(at).trim()];
  const isSigned = [letter, postscript].some(
    (part) => isSignature(endOf(part, signature), signature) || signsItself(part.split(/\n[ \t]*\n/)),
  );
  return [letter, isSigned ? '' : signature.trim(), postscript, disclaimer.trim()].filter(Boolean).join('\n\n');
}

/** Where the P.S. of a draft begins; its end where there is none. */
function postscriptOf(text: string): number {
  const found = [...text.matchAll(/\n[ \t]*\n(?=\S)/g)].slice(-PARAGRAPHS_BELOW);
  const first = found.find(({ 0: gap, index }) => isPostscript(text.slice(index + gap.length)));
  return first ? first.index + first[0].length : text.length;
}

function withoutDisclaimer(text: string, disclaimer: string): string {
  const wanted = wordsOf(disclaimer);
  if (wanted.length === 0) return text;
  const lines = text.split('\n');
  let best: { at: number; alike: number } | null = null;
  let tail: string[] = [];
  for (let at = lines.length - 1; at > 0 && tail.length <= wanted.length * 1.5 + 10; at -= 1) {
    const line = lines[at] ?? '';
    if (line.length > LONGER * disclaimer.length) break;
    if (line.trim() === '') continue;
    tail = [...wordsOf(line), ...tail];
    const alike = likeness(tail, wanted);
    if (alike >= ALIKE && (!best || alike > best.alike)) best = { at, alike };
  }
  return best ? lines.slice(0, best.at).join('\n').trimEnd() : text;
}

/** As many lines of it as a signature has. */
function endOf(text: string, signature: string): string {
  const lines = text.split('\n');
  return lines.slice(-signature.trim().split('\n').length).join('\n');
}

function isSignature(line: string, signature: string): boolean {
  if (line.length > LONGER * (signature.length + BESIDE_NAME * 10)) return false;
  const [words, name] = [wordsOf(line), wordsOf(signature)];
  if (name.length === 0 || words.length > name.length + BESIDE_NAME) return false;
  return (
    ` ${words.join(' ')} `.includes(` ${name.join(' ')} `) &&
    (words.length === name.length || !/[.!?:]\**$/.test(line.trim()))
  );
}

/** A line that parts the closing from the email belongs to neither. */
function withoutRule(text: string): string {
  const line = lastLine(text);
  const isRule = line !== text && /^[ \t]*(?:-{3,}|_{3,}|\*{3,})[ \t]*$/.test(line);
  return (isRule ? text.slice(0, -line.length) : text).trimEnd();
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);

const sameWords = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** The share of words that two texts have in common, as often as they have them. */
function likeness(one: string[], other: string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of one) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return (2 * common) / (one.length + other.length);
}
